// must compile: the screen changes a model and shares it, without `await`
// mode: bare
@testable import MainActorExportable

@MainActor
func gateShares(_ model: MainActorExportable::StickerModel) -> [String] {
  model.name = "Beach"
  model.add("wave")
  let thing: any MainActorExportable::Exportable = model
  return [MainActorExportable::line(for: model), thing.export()]
}
