import Testing

/// Fails on purpose in every run that the workshop's command starts.
///
/// A run whose expectations cannot fail proves nothing, so a verdict counts only when this one
/// did, and said the word that the command had given to the program. It is the last test of a run,
/// because the tests run in the order of their modules' names: when the program knows the word, no
/// check is left to run. Plain `swift test` does not hold it.
@Suite struct Canary {
  @Test func fails() {
    let sum = 1 + 1
    #expect(sum == 3, "\(secretWord)")
  }
}
