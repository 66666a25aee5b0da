import Testing

/// What a learner's suite runs beside when its tests run at the same time as others.
///
/// Its tests keep going to the main actor and coming back, so that theirs are interrupted wherever they
/// suspend.
@Suite struct OtherTests {
  @Test(arguments: 0..<4) @MainActor func onTheMainActor(number: Int) async {
    for _ in 0..<50 { await Task.yield() }
  }

  @Test(arguments: 0..<4) func betweenActors(number: Int) async {
    for _ in 0..<50 { await visit() }
  }

  @MainActor private func visit() {}
}
