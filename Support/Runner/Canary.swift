import Testing

/// Fails on purpose in every run that the workshop's command starts.
///
/// A run whose expectations cannot fail proves nothing, so a verdict counts only when this one
/// did. Plain `swift test` does not hold it.
@Suite struct Canary {
  @Test func fails() {
    let sum = 1 + 1
    #expect(sum == 3)
  }
}
