/// A screen that shows an answer in the gallery of its stage, in a window of its own.
@_spi(Workshop) public struct GalleryPage: Sendable {
  /// What the gallery calls it; no two of a step are the same.
  public let title: String
  /// Makes the screen for a window, with a state of its own.
  public let makeView: @MainActor @Sendable () -> AnyView

  /// A screen under a title.
  public init<Content: View>(
    _ title: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.title = title
    makeView = { AnyView(content()) }
  }
}
