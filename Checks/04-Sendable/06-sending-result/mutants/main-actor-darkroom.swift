// refused by: gates — moved to where the screen is: no border left, and no caller elsewhere
// whole: `showFramed` calls `render` without `await`
// A sending result
//
// A darkroom renders images for any caller. It is an actor, and it also keeps the image that it
// rendered last. So two places would hold that image, and the compiler does not let it out.
//
// Goal: `render` hands out an image that is the caller's alone: on whichever actor the caller is, it
// may keep the image and change it. `showFramed` compiles as it stands. `lastFilters` says which
// filters the last `render` was asked for, in order, also if that image has changed since. The
// darkroom is still an actor, and `Image` stays as it is.

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

@MainActor
final class Darkroom {
  private var lastImage: Image?

  var lastFilters: [String] { lastImage?.filters ?? [] }

  func render(_ filters: [String]) -> Image {
    let image = Image()
    for filter in filters { image.apply(filter) }
    lastImage = image
    return image
  }
}

// MARK: - Given

@MainActor
func showFramed(_ filters: [String], from darkroom: Darkroom, on screen: AvatarScreen) async {
  let image = darkroom.render(filters)
  image.apply("frame")
  screen.display(image)
}
