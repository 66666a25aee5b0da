import WorkshopEngine

/// The comment at the top of a starter: its title, the problem, and the goal as a list.
struct StarterGoal: Sendable, Equatable {
  /// What a tired reader takes in at once.
  static let mostWords = 120

  /// Its words, without the dashes of bullets.
  let words: Int
  /// Whether a paragraph begins with “Goal:” and a bullet follows.
  let isList: Bool

  init(_ starter: String) {
    let lines = starter.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("//") }
      .map { $0.dropFirst(2).drop { $0 == " " } }
    words = lines.flatMap { $0.split(separator: " ") }.count { $0 != "-" }
    let fromGoal = lines.drop { !$0.hasPrefix("Goal:") }
    isList = fromGoal.contains { $0.hasPrefix("- ") }
  }
}
