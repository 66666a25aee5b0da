import Foundation

nonisolated extension View {
  /// Covers the whole screen while there is an item; one with another id is another screen.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(item, onDismiss: onDismiss, id: \.id) { Box.screen($1, content($0)) } }
  /// Points at the view with more content while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(item, id: \.id) { Box.screen($1, content($0)) } }
  /// Points at a place of the view with more content while a binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(isPresented.item(())) { Box.screen($1, content()) } }
  /// Shows details of what is chosen while a binding is true: as a sheet, as on a phone.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presents(isPresented.item(()), function: "sheet") { _, _ in
      Box.screen("Sheet", content)
    }
  }
  /// Sets limits to how wide an inspector is, in points; a sheet is as wide as the screen.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { noted(ideal) }
  /// Sets how wide an inspector is, in points; a sheet is as wide as the screen.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { noted(width) }
  /// Says how large a sheet is.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    noted("\(type(of: sizing))")
  }
  /// Says what a popover or a sheet becomes where there is little space: here, noted.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    noted(adaptation.name)
  }
  /// Says what a popover or a sheet becomes where there is little space: here, noted.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { noted(horizontal.name) }
  /// Says whether a drag scrolls a sheet or makes it larger.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { noted(behavior.name) }
  /// Shows a view as the background of the sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { annotated() }
  /// Says how serious a question is: here, noted.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { noted(severity.name) }
}

/// How serious a question is.
public struct DialogSeverity: Equatable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), standard = Self(name: "standard"),
    critical = Self(name: "critical")
}

/// At which place of a view a popover points.
public enum PopoverAttachmentAnchor {
  case rect(Anchor)
  case point(UnitPoint)
  /// A rectangle of the view.
  public enum Anchor: Sendable { case bounds }
}

/// What a presentation becomes where there is little space.
public struct PresentationAdaptation: Sendable {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var none: Self { .init(name: "none") }
  public static var popover: Self { .init(name: "popover") }
  public static var sheet: Self { .init(name: "sheet") }
  public static var fullScreenCover: Self { .init(name: "fullScreenCover") }
}

/// Whether a drag scrolls a sheet or makes it larger.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var resizes: Self { .init(name: "resizes") }
  public static var scrolls: Self { .init(name: "scrolls") }
}

/// The content of a presentation, for a sizing to ask.
public struct PresentationSizingRoot {
  /// The size it takes of a proposal: here, all of it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
@available(*, unavailable)
extension PresentationSizingRoot: Sendable {}

/// What is around a presentation.
public struct PresentationSizingContext {}
@available(*, unavailable)
extension PresentationSizingContext: Sendable {}

/// How large a sheet is. Here, the method is not called.
public protocol PresentationSizing {
  /// The size that the content is offered.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

extension PresentationSizing {
  /// The same, which stays as large as it once was.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
  /// The same, no larger than the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

/// The size of a sheet that SwiftUI calls automatic.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { .init() }
}

/// The size of a sheet that SwiftUI calls form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { .init() }
}

/// The size of a sheet that SwiftUI calls page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { .init() }
}

/// The size of a sheet that SwiftUI calls fitted.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { .init() }
}
