// must compile: the screen changes, orders and describes stickers, without `await`
// mode: library
@testable import InferredConformances

@MainActor
func gateShows(_ stickers: [InferredConformances::Sticker]) -> [String] {
  stickers.first?.title = "Tide"
  return Set(stickers).sorted().map { sticker in sticker.description }
}
