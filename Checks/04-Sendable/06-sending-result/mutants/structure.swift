// refused by: gates — `Image` made a struct: it may cross, but other code needs the class that it was
// whole: `Image` becomes a struct, and `showFramed` keeps it in a variable
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
struct Image {
  private(set) var filters: [String] = []

  mutating func apply(_ filter: String) {
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
  private(set) var lastFilters: [String] = []

  func render(_ filters: [String]) -> Image {
    var image = Image()
    for filter in filters { image.apply(filter) }
    lastFilters = filters
    return image
  }
}

// MARK: - Given

@MainActor
func showFramed(_ filters: [String], from darkroom: Darkroom, on screen: AvatarScreen) async {
  var image = await darkroom.render(filters)
  image.apply("frame")
  screen.display(image)
}
