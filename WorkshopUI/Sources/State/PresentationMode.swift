/// Whether a view is presented, and how it ends that: older than `dismiss`.
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool
  let handler: (@MainActor () -> Void)?
  /// Ends the presentation. Nonisolated, as in SwiftUI: it is called on the main actor.
  public mutating func dismiss() {
    guard let handler else { return }
    isPresented = false
    MainActor.assumeIsolated(handler)
  }
  init(isPresented: Bool, handler: (@MainActor () -> Void)?) {
    (self.isPresented, self.handler) = (isPresented, handler)
  }
}
@available(*, unavailable) extension PresentationMode: Sendable {}

extension EnvironmentValues {
  /// Whether the view is presented: an older spelling of `isPresented` and `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: self.isPresented, handler: dismissHandler))
  }
}
