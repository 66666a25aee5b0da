// A sending result
//
// A darkroom renders images for its callers. It is an actor, and it also keeps the image that it
// rendered last. So two places would hold that image, and the compiler does not let it out. This
// file is built in library mode.
//
// Goal: `render` hands out an image that is the caller's alone, and `showFramed` compiles as it
// stands.
// - A caller on any actor may keep the image and change it.
// - The image has the filters that were asked for, in order, also in a cancelled task.
// - `lastFilters` gives the filters that the last `render` was asked for: every name to the letter,
//   in order, whatever has become of the image. If several callers ask at the same time, any of
//   them may count as the last.
// - The darkroom stays an actor, and `Image` stays as it is.
// - Whether `lastFilters` and `render` are isolated to the darkroom is up to you.

// MARK: - Given

/// Nothing protects an image, so only one place at a time may hold it.
final class Image {
  private(set) var filters: [String] = []

  func apply(_ filter: String) {
    filters.append(filter)
  }
}

@MainActor
final class AvatarScreen {
  private(set) var image: Image?

  func display(_ image: Image) {
    self.image = image
  }
}

// MARK: - Your turn

actor Darkroom {
  // Values can be in many places: the names of the filters stay, the image goes.
  private(set) var lastFilters: [String] = []

  // Nothing in the darkroom refers to the image any more when it is returned.
  func render(_ filters: [String]) -> sending Image {
    let image = Image()
    for filter in filters { image.apply(filter) }
    lastFilters = filters
    return image
  }
}

// MARK: - Given

@MainActor
func showFramed(_ filters: [String], from darkroom: Darkroom, on screen: AvatarScreen) async {
  let image = await darkroom.render(filters)
  image.apply("frame")
  screen.display(image)
}
