struct RosterError: Error {
  let record: Int
}

func load(_ ids: [String]) throws(RosterError) -> [Int] {
  var loaded: [Int] = []
  for (index, text) in ids.enumerated() {
    guard let id = Int(text) else { throw RosterError(record: index + 1) }
    loaded.append(id)
  }
  return loaded
}

do {
  let ids = try load(["7", "eight", "9"])
  print("loaded \(ids.count)")
} catch {
  print("record \(error.record)")
}
