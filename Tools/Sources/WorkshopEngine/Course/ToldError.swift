/// An error whose description is written for the person at the terminal.
public protocol ToldError: Error, CustomStringConvertible {}

extension CourseError: ToldError {}
extension UnknownName: ToldError {}
extension ToolchainError: ToldError {}
extension SpawnError: ToldError {}
extension GateHeaderError: ToldError {}
extension Prediction.Malformed: ToldError {}

/// An error in words for the person at the terminal, whoever threw it.
public func told(_ error: any Error) -> String {
  if let error = error as? any ToldError { return error.description }
  return FileTrouble(foundation: error)?.description ?? "\(error)"
}

/// The names nearest to a word, best first: at most two.
public func nearestNames(to word: String, among names: [String]) -> [String] {
  // What nobody could have meant is not worth the comparison.
  guard (1...60).contains(word.count) else { return [] }
  return
    names
    .map { (name: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= max(2, word.count / 3) || $0.name.hasPrefix(word) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(2).map(\.name)
}
