/// What went wrong, in words for a person.
nonisolated struct DirectoryProblem: Error, Sendable, Hashable {
  /// What happened, such as "The server does not answer".
  let title: String
  /// What to do about it.
  let advice: String
}

/// How far a load has come.
nonisolated struct LoadingProgress: Sendable, Hashable {
  let loaded: Int
  /// nil until the server has said it.
  let total: Int?

  /// From 0 to 1; nil while the total is unknown.
  var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return min(1, Double(loaded) / Double(total))
  }
}
