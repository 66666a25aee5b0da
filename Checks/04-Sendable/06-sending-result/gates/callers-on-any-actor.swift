// must compile: a caller on any actor may keep the image and change it
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
