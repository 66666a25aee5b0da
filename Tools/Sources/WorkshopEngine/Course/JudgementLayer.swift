/// What an answer passes, in this order; a mutant's first line says which of them refuses it.
public enum JudgementLayer: String, Codable, Sendable, CaseIterable {
  case policy, build, gates, checks
}
