import ManyChildrenSubject
import Testing
import WorkshopSupport

extension ManyChildrenChecks {
  @Test("After the last change, a failure still cancels the saves that run, and is thrown")
  func failureAfterTheEnd() async throws {
    for fails in 0..<3 {
      let (day, _, running) = try await busyDay(after: 0)
      day.finish()
      _ = await eventually(turns: 60) { day.record.hasReturned }
      day.fail(fails)
      let others = Set(running).subtracting([fails])
      let cancelled = await eventually { day.record.cancelled.isSuperset(of: others) }
      day.close()
      try #require(
        cancelled,
        """
        The stream had ended when save \(fails) failed, and the other saves were not cancelled.
        \(day.timeline)
        """)
      let returned = await day.returns()
      try #require(returned, "All has ended, except your function.\n\(day.timeline)")
      let outcome = day.record.outcome
      try #require(
        outcome == "threw the error of save \(fails)",
        "Save \(fails) failed, and the caller was not told why.\n\(day.timeline)")
    }
  }

  @Test("The first failure cancels the other saves, and is thrown: a `CancellationError` too")
  func failureWithACancellationError() async throws {
    for fails in 0..<3 {
      let (day, _, running) = try await busyDay(after: 0)
      day.fail(fails, with: CancellationError())
      let others = Set(running).subtracting([fails])
      let cancelled = await eventually { day.record.cancelled.isSuperset(of: others) }
      day.close()
      try #require(
        cancelled,
        """
        The archive gave save \(fails) up and threw `CancellationError`. No task of yours had been \
        cancelled, so this is a failure like any other, and the other saves were not cancelled. The type of \
        an error does not say who was cancelled.
        \(day.timeline)
        """)
      let returned = await day.returns()
      try #require(returned, "All has ended, except your function.\n\(day.timeline)")
      let outcome = day.record.outcome
      try #require(
        outcome == "threw CancellationError()",
        """
        The archive gave save \(fails) up and threw `CancellationError`. The change is not saved, and the \
        caller was not told.
        \(day.timeline)
        """)
    }
  }

  /// What comes after the first failure, and may be told in its place.
  private enum Later: CaseIterable {
    case anotherFailure
    case anotherFailureAfterTheEnd
    case cancellation
  }

  @Test("Where a second save fails later, or the caller is cancelled, the first error is thrown")
  func firstErrorIsThrown() async throws {
    for later in Later.allCases {
      for fails in 0..<3 {
        let (day, task, running) = try await busyDay(after: 0, isDeaf: true)
        if later == .anotherFailureAfterTheEnd { day.finish() }
        day.fail(fails)
        let others = Set(running).subtracting([fails])
        let noticed = await eventually { day.record.cancelled.isSuperset(of: others) }
        if later == .cancellation {
          day.timeline.record("saveAll", "cancel")
          task.cancel()
          _ = await eventually(turns: 60) { day.record.hasReturned }
        } else {
          // One that does not notice that it was cancelled can still fail by itself.
          for id in others.sorted() {
            day.fail(id)
            _ = await eventually(turns: 60) { day.record.hasReturned }
          }
        }
        day.close()
        try #require(
          noticed, "Save \(fails) failed, and the others were not cancelled.\n\(day.timeline)")
        let returned = await day.returns()
        try #require(returned, "All has ended, except your function.\n\(day.timeline)")
        let outcome = day.record.outcome
        try #require(
          outcome == "threw the error of save \(fails)",
          """
          Save \(fails) failed first, and the caller was told of something else. What comes after the \
          first failure is its consequence, or too late.
          \(day.timeline)
          """)
      }
    }
  }
}
