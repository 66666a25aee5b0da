// must compile: an actor keeps an image that it had rendered, and nonisolated code makes one too
// mode: library
@testable import SendingResult

actor GateAlbum {
  private var images: [SendingResult::Image] = []

  func add(_ filters: [String], from darkroom: SendingResult::Darkroom) async {
    let image: SendingResult::Image = await darkroom.render(filters)
    image.apply("frame")
    images.append(image)
  }
}

func makeImageForTheGate() -> [String] {
  let image: SendingResult::Image = SendingResult::Image()
  image.apply("crop")
  return image.filters
}
