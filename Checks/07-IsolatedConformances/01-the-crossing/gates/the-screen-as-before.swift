// must compile: all given code stays: the main actor uses `Artist` and `StickerModel` without `await`
// mode: bare
@testable import TheCrossing

@MainActor
func gateUsesAll(_ model: TheCrossing::StickerModel) -> [String] {
  model.artist.name = "Grace"
  model.title = "Tide"
  model.rename(to: "Tide")
  return ["\(model.id)", model.title, model.format, model.export(), model.preview()]
}
