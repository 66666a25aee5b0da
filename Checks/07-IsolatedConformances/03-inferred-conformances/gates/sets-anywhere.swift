// must compile: code on any thread compares stickers and puts them into a set
// mode: library
@testable import InferredConformances

func gateHashes<Key: Hashable & Sendable>(_ key: Key) -> Int { key.hashValue }

func gateCounts(_ stickers: [InferredConformances::Sticker]) -> Int {
  let distinct: Set<InferredConformances::Sticker> = Set(stickers)
  var first: [InferredConformances::Sticker: Int] = [:]
  for (index, sticker) in stickers.enumerated() where first[sticker] == nil {
    first[sticker] = index + gateHashes(sticker)
  }
  return stickers.first == stickers.last ? distinct.count : first.count
}
