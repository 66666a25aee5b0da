nonisolated final class Image {
  var filters: [String] = []
}

final class Screen {
  func display(_ image: Image) {
    print("shown:", image.filters.joined(separator: ", "))
  }
}

@concurrent
func develop(on screen: Screen) async {
  let image = Image()
  image.filters.append("crop")
  await screen.display(image)
  image.filters.append("frame")
}

await develop(on: Screen())
