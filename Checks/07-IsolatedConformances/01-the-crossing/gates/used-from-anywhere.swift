// must compile: the others stay as declared, there or in an inherited protocol: a library and a screen use them
// mode: bare
@testable import TheCrossing

nonisolated func gateUses(_ thing: some TheCrossing::Exportable & Sendable) async -> String {
  let text = "\(thing.id) \(thing.format)"
  await thing.rename(to: "Tide")
  return await text + thing.upload() + thing.preview()
}

// These take what cannot be sent, too: each requirement is called where the caller is.

nonisolated func gateUploads(_ thing: some TheCrossing::Exportable) async -> String {
  let text = await thing.upload()
  return await text + thing.preview() + thing.format
}

@MainActor
func gateRenames(_ thing: some TheCrossing::Exportable) {
  thing.rename(to: "Tide")
}

nonisolated func gateReadsAtOnce(_ thing: some TheCrossing::Exportable) -> String {
  let id: Int = thing.id
  return "\(id).\(thing.format)"
}

nonisolated func gateHandsOver(_ model: TheCrossing::StickerModel) async -> String {
  await gateUses(model) + gateReadsAtOnce(model)
}
