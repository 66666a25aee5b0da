// must compile: all given code stays: the main actor uses all of the model without `await`
// mode: bare
@testable import TheCrossing

@MainActor
func gateUsesAll(_ model: TheCrossing::StickerModel) -> [String] {
  model.artist.name = "Grace"
  model.title = "Tide"
  model.rename(to: "Tide")
  return ["\(model.id)", model.title, model.format, model.export(), model.preview()]
}
