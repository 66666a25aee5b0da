nonisolated struct Image {
  var filters: [String] = []
}

final class Screen {
  var image = Image()

  func display(_ image: Image) {
    self.image = image
  }
}

@concurrent
func develop(on screen: Screen) async {
  var image = Image()
  image.filters.append("crop")
  await screen.display(image)
  image.filters.append("frame")
  let shown = await screen.image
  print("on the screen: \(shown.filters.count), here: \(image.filters.count)")
}

await develop(on: Screen())
