// must compile: a library that is on no actor uses the model through the protocol
// mode: bare
@testable import TheCrossing

nonisolated func gateUses(_ thing: some TheCrossing::Exportable & Sendable) async -> String {
  let text = "\(thing.id) \(thing.format)"
  await thing.rename(to: "Tide")
  return await text + thing.upload() + thing.preview()
}

nonisolated func gateReadsAtOnce(_ thing: some TheCrossing::Exportable) -> String {
  "\(thing.id).\(thing.format)"
}

nonisolated func gateHandsOver(_ model: TheCrossing::StickerModel) async -> String {
  await gateUses(model) + gateReadsAtOnce(model)
}
