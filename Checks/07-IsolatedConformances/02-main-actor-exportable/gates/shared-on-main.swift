// must compile: on the main actor, the model is renamed, changed and shared without `await`
// mode: bare
@testable import MainActorExportable

@MainActor
func gateShares(_ model: MainActorExportable::StickerModel) -> [String] {
  model.name = "Beach"
  model.add("wave")
  let thing: any MainActorExportable::Exportable = model
  return [MainActorExportable::line(for: model), thing.export()]
}
