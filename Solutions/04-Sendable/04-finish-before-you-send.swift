// Finish before you send
//
// An avatar is developed off the main actor and shown on it. The function below sends its image to
// the screen first and then changes it, while the screen may be reading it. This file is built in
// app mode.
//
// Goal: each call of `developAvatar` shows one avatar, finished.
//
// - Each call shows the avatar once, with every filter, in order: on a screen that shows something,
//   too, and in a cancelled task.
// - Each entry of the list does its work once, off the main actor and before the avatar is shown.
// - The function returns when the avatar is on the screen.
// - `Filter`, `Image` and `AvatarScreen` stay as they are. Extensions are fine.

// MARK: - Given

nonisolated struct Filter: Sendable {
  let name: String
  let work: @Sendable () -> Void  // Slow arithmetic on the pixels: no business of the main actor.
}

/// Nothing protects an image, so only one place at a time may hold it.
nonisolated final class Image {
  private(set) var filters: [String] = []

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
  for filter in filters { image.apply(filter) }
  // Nothing below uses the image, so it may cross to the main actor.
  await screen.display(image)
}
