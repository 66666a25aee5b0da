// step: finish-before-you-send
// must get: gate
// Code off the main actor cannot use the image, so it cannot misuse it.

nonisolated struct Filter: Sendable {
  let name: String
  let work: @Sendable () -> Void
}

final class Image {
  private(set) var filters: [String] = []

  func apply(_ filter: Filter) {
    filter.work()
    filters.append(filter.name)
  }
}

final class AvatarScreen {
  private(set) var image: Image?
  private(set) var shown: [[String]] = []

  func display(_ image: Image) {
    self.image = image
    shown.append(image.filters)
  }
}

@concurrent
func developAvatar(with filters: [Filter], on screen: AvatarScreen) async {
  let image = Image()
  for filter in filters { await image.apply(filter) }
  await screen.display(image)
}
