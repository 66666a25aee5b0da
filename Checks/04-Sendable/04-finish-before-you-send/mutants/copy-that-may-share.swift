// refused by: build — a copy by `Image(copying:)`: for all the compiler knows, it shares something
// whole: `Image` gets an initializer that copies another image
// Finish before you send
//
// An avatar is developed off the main actor and shown on it. The function below hands its image to
// the screen first and goes on changing it afterwards, while the screen may be reading it.
//
// Goal: the screen shows the avatar once, with every filter, in order. The filters still run off
// the main actor, and `Image` stays as it is.

// MARK: - Given

nonisolated struct Filter: Sendable {
  let name: String
  let work: @Sendable () -> Void  // Slow arithmetic on the pixels: no business of the main actor.
}

/// Nothing protects an image, so only one place at a time may hold it.
nonisolated final class Image {
  private(set) var filters: [String] = []

  init() {}

  init(copying other: Image) {
    filters = other.filters
  }

  func apply(_ filter: Filter) {
    filter.work()
    filters.append(filter.name)
  }
}

/// Keeps the image that it shows, and notes what people got to see.
final class AvatarScreen {
  private(set) var image: Image?
  private(set) var shown: [[String]] = []

  func display(_ image: Image) {
    self.image = image
    shown.append(image.filters)
  }
}

// MARK: - Your turn

@concurrent
func developAvatar(with filters: [Filter], on screen: AvatarScreen) async {
  let image = Image()
  await screen.display(Image(copying: image))
  for filter in filters { image.apply(filter) }
}
