/// A picture from a server. Here, nothing is fetched: what each phase looks like is evaluated, and a window
/// loads the picture and shows the one that fits.
///
/// The content is that of the picture once it is there, an `Image` with its URL; the slots `placeholder` and
/// `failure` hold the others. Without a URL there is no content.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let slots: [(name: String, phase: AsyncImagePhase)]
  let content: (AsyncImagePhase) -> Content

  /// A picture in its own size; a window has a placeholder of its own.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    (self.url, self.scale, slots) = (url, scale, [])
    content = { $0.image ?? Image("") }
  }
  /// A picture as a closure shows it, and what stands there until it is loaded, or if it never is.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    (self.url, self.scale, slots) = (url, scale, [("placeholder", .empty)])
    self.content = { phase in
      .init(storage: phase.image.map { .first(content($0)) } ?? .second(placeholder()))
    }
  }
  /// A picture, what stands there until it is loaded, and what stands there if it cannot be.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
    slots = [("placeholder", .empty), ("failure", .failure(URLError(.cannotLoadFromNetwork)))]
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let url = view.url { node.child(node.reading { view.content(.success(Image(url: url))) }) }
    for slot in view.slots { node.slot(slot.name, node.reading { view.content(slot.phase) }) }
    node.show(
      "AsyncImage", ["url": view.url, "scale": view.scale == 1 ? nil : view.scale],
      layout: view.url == nil ? .greedy : .overlaid(.center))
  }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  /// The picture, once it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension Image { fileprivate init(url: URL) { attributes = ["url": url] } }
