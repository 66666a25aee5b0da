// A sending result
//
// A darkroom is an actor, renders images, and keeps the last one. Two places would hold that image,
// so the compiler refuses to return it. This file is built in library mode.
//
// Goal: `render` returns an image that only the caller holds, and `showFramed` compiles as it
// stands.
//
// - A caller on any actor may keep the image and change it.
// - The image has the requested filters, in order, also in a cancelled task.
// - `lastFilters` returns the last request's filters, exactly, also when the image changes. Of
//   simultaneous requests, any may count as the last.
// - The darkroom stays an actor. `Image` stays.
//
// Up to you: whether these two members are isolated to it, if `showFramed` still waits.

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
  private var lastImage: Image?

  var lastFilters: [String] { lastImage?.filters ?? [] }

  // TODO: Say that the result is the caller's, and make that true.
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
  let image = await darkroom.render(filters)
  image.apply("frame")
  screen.display(image)
}
