/// The names nearest to a word, best first: at most two.
public func nearestNames(to word: String, among names: [String]) -> [String] {
  // An empty or a very long word is no misspelled name.
  guard (1...60).contains(word.count) else { return [] }
  return
    names
    .map { (name: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= max(2, word.count / 3) || $0.name.hasPrefix(word) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(2).map(\.name)
}

/// How many single-character edits turn one word into the other (Levenshtein).
func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (i, character) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in second.indices {
      let substituted = diagonal + (character == second[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[second.count]
}
