import Foundation

/// A height at which a sheet rests: a share of the screen, or points.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let share: CGFloat
  public static let medium = Self(name: "medium", share: 0.5)
  public static let large = Self(name: "large", share: 1)
  public static func fraction(_ fraction: CGFloat) -> Self {
    Self(name: "fraction \(fraction)", share: fraction)
  }
  public static func height(_ height: CGFloat) -> Self {
    Self(name: "height \(height)", share: height / 874)
  }
}

/// Whether a person can use what is behind a sheet: never, always, or up to a detent.
public struct PresentationBackgroundInteraction: Sendable {
  fileprivate let name: String
  public static let automatic = Self(name: "automatic")
  public static let disabled = Self(name: "disabled")
  public static let enabled = Self(name: "enabled")
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(name: "enabled upThrough \(detent.name)")
  }
}

nonisolated extension View {
  /// Presents a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(isPresented.item(()), onDismiss: onDismiss) { Box.screen($1, content()) }
  }
  /// Presents a sheet while there is an item; an item with another id is another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(item, onDismiss: onDismiss, id: \.id) { Box.screen($1, content($0)) } }
  /// Covers the whole screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(isPresented.item(()), onDismiss: onDismiss) { Box.screen($1, content()) }
  }
  /// Points at the view with more content while a binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(isPresented.item(())) { Box.screen($1, content()) } }

  /// Lets a sheet rest at some heights, and says at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
  ) -> some View {
    let detents = detents.sorted { $0.share < $1.share }
    return Acting(content: self) { node in
      let current = selection?.wrappedValue ?? node.memory as? PresentationDetent ?? detents[0]
      let names = detents.map(\.name).joined(separator: " ")
      let rest: Element.Handler = { [unowned node] name in
        node.memory = detents.first { $0.name == name }
        (node.memory as? PresentationDetent).map { selection?.wrappedValue = $0 }
        node.invalidate()
      }
      return Modifier(
        "presentationDetents", node, ["value": names, "selection": current.name],
        handlers: [.rest: rest])
    }
  }
  /// Shows the grip at the top of a sheet, or hides it.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { noted(visibility) }
  /// Says whether a person can use what is behind the sheet.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { noted(interaction.name) }
  /// Rounds the corners of the sheet, by points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    noted(cornerRadius ?? "automatic")
  }
  /// Paints the background of the sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    noted(style.description)
  }
  /// Keeps a person from dismissing the sheet by a gesture.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    noted(isDisabled)
  }
}
