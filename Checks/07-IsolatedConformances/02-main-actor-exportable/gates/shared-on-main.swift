// must compile: main-actor code renames, changes and shares a `StickerModel` without `await`
// mode: bare
@testable import MainActorExportable

@MainActor
func gateShares(_ model: MainActorExportable::StickerModel) -> [String] {
  model.name = "Beach"
  model.add("wave")
  let thing: any MainActorExportable::Exportable = model
  return [MainActorExportable::line(for: model), thing.export()]
}
