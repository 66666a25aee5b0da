import TaskGroupAvatarsSubject
import Testing
import WorkshopSupport

extension TaskGroupAvatarsChecks {
  /// A busy load, in which one of those that run has failed.
  private func failedLoad(
    _ which: Int, after ended: Int = 0, isDeaf: Bool = false
  ) async throws -> (load: Load, fails: Int, others: Set<Int>) {
    try await failedLoad(which, Busy(ended: ended), isDeaf: isDeaf)
  }

  /// The same with a list of any length.
  private func failedLoad(
    _ which: Int, _ busy: Busy, isDeaf: Bool = false, asCancelled: Bool = false
  ) async throws -> (load: Load, fails: Int, others: Set<Int>) {
    let (load, _, running) = try await busyLoad(busy, isDeaf: isDeaf)
    let fails = running.sorted()[which]
    load.fail(fails, asCancelled: asCancelled)
    return (load, fails, running.subtracting([fails]))
  }

  @Test("The first failure cancels the others, and its error is thrown")
  func failureCancels() async throws {
    // At the beginning, in the middle, and when no more are left to begin.
    for busy in [0, 3, 4].map({ Busy(ended: $0) }) + Busy.short {
      for which in 0..<3 {
        let (load, fails, others) = try await failedLoad(which, busy)
        let cancelled = await eventually { load.record.cancelled.isSuperset(of: others) }
        load.openAll()
        try #require(
          cancelled,
          """
          The list has \(busy.count) ids, the limit is \(busy.limit). Avatar \(fails) failed, and the \
          downloads that ran beside it were not cancelled. Does the error leave the body of the group, as soon as there is one?
          \(load.timeline)
          """)
        let returned = await load.returns()
        try #require(returned, "All has ended, except your function.\n\(load.timeline)")
        let outcome = load.record.outcome
        let expected = "threw the error of avatar \(fails)"
        try #require(
          outcome == expected,
          "Avatar \(fails) failed, and the caller was not told why.\n\(load.timeline)")
        let begun = load.record.begun
        let again = Set(begun.filter { id in begun.count { $0 == id } > 1 }).sorted()
        try #require(
          again.isEmpty,
          """
          A download was begun again after it had failed or been cancelled. Whether to try once more \
          is for the caller to say.
          \(load.timeline)
          """)
      }
    }
  }

  @Test("A download that fails with `CancellationError` is a failure like any other")
  func cancellationErrorIsAFailure() async throws {
    // No task was cancelled: code below the server's cancels tasks of its own.
    for ended in [0, 4] {
      for which in 0..<3 {
        let (load, fails, others) = try await failedLoad(
          which, Busy(ended: ended), asCancelled: true)
        let cancelled = await eventually { load.record.cancelled.isSuperset(of: others) }
        load.openAll()
        let returned = await load.returns()
        try #require(returned, "All has ended, except your function.\n\(load.timeline)")
        let outcome = load.record.outcome
        let begun = load.record.begun.count { $0 == fails }
        try #require(
          cancelled && outcome == "threw CancellationError()" && begun == 1,
          """
          Avatar \(fails) failed with a `CancellationError`, though no code had cancelled its task. It was \
          downloaded this often: \(begun). The others were \(cancelled ? "" : "not ")cancelled, and the \
          function \(outcome). A failure cancels the others, is thrown, and is not tried again.
          \(load.timeline)
          """)
      }
    }
  }

  @Test("The first failure's error is thrown, also where a second download fails later")
  func firstErrorIsThrown() async throws {
    for ended in [0, 4] {
      for which in 0..<3 {
        let (load, fails, others) = try await failedLoad(which, after: ended, isDeaf: true)
        let noticed = await eventually { load.record.cancelled.isSuperset(of: others) }
        // One that does not notice that it was cancelled can still fail by itself.
        for id in others.sorted() {
          load.fail(id)
          _ = await eventually(turns: 60) { load.record.hasReturned }
        }
        load.openAll()
        try #require(
          noticed,
          "Avatar \(fails) failed, and the others go on as if nothing had happened.\n\(load.timeline)"
        )
        let returned = await load.returns()
        try #require(returned, "All has ended, except your function.\n\(load.timeline)")
        let outcome = load.record.outcome
        try #require(
          outcome == "threw the error of avatar \(fails)",
          """
          Avatar \(fails) failed first, and the caller was told of another error. What comes after the \
          first failure is its consequence, or too late.
          \(load.timeline)
          """)
      }
    }
  }

  @Test("No download begins then: the first failure is the end")
  func noneAfterAFailure() async throws {
    for which in 0..<3 {
      let (load, fails, others) = try await failedLoad(which, isDeaf: true)
      let noticed = await eventually { load.record.cancelled.isSuperset(of: others) }
      // One that was let in while the error was on its way is no fault.
      _ = await eventually(turns: 60) { false }
      let before = load.record.begun.count
      // The others end with an avatar: for a list that goes on, that makes room.
      load.openAll()
      try #require(
        noticed,
        "Avatar \(fails) failed, and the others go on as if nothing had happened.\n\(load.timeline)"
      )
      let returned = await load.returns()
      try #require(returned, "All has ended, except your function.\n\(load.timeline)")
      let begun = load.record.begun.count
      try #require(
        begun == before,
        """
        Avatar \(fails) failed, all was cancelled, and after that another download began, for a \
        list that is never returned.
        \(load.timeline)
        """)
    }
  }

  @Test("At the end no download is running, not even one that ignores its cancellation")
  func nothingIsLeftBehind() async throws {
    for busy in [Busy()] + Busy.short {
      for which in 0..<3 { try await nothingIsLeft(behind: which, of: busy) }
    }
    // Some notice at once that they are cancelled, and the others are still running then.
    let some = [(0, []), (4, []), (0, [1]), (0, [2, 3])] as [(Int, Set<Int>)]
    let lists = some.map { (Busy(ended: $0), $1) } + Busy.short.map { ($0, []) }
    for (busy, hearing) in lists {
      let (load, task, running) = try await busyLoad(busy, isDeaf: true, hearing: hearing)
      load.timeline.record("list", "cancel")
      task.cancel()
      // One after the other; those that begin meanwhile end at once.
      for id in running.subtracting(hearing).sorted() {
        _ = await eventually(turns: 60) { load.record.hasReturned }
        let early = load.record.hasReturned && !load.record.running.isEmpty
        if early { load.openAll() }
        try #require(
          !early,
          """
          The caller was cancelled, and the function came back while downloads were still running. What \
          ended the wait?
          \(load.timeline)
          """)
        load.open(id)
      }
      load.openAll()
      let returned = await load.returns()
      try #require(returned, "All has ended, except your function.\n\(load.timeline)")
    }
  }
  /// One of three downloads fails, and the others do not notice that they are cancelled.
  private func nothingIsLeft(behind which: Int, of busy: Busy) async throws {
    let (load, _, _) = try await failedLoad(which, busy, isDeaf: true)
    _ = await eventually(turns: 60) { load.record.hasReturned }
    let early = load.record.hasReturned
    load.openAll()
    try #require(
      !early,
      """
      The function came back and other downloads were still running. Its caller expects all of \
      it to be over.
      \(load.timeline)
      """)
    let returned = await load.returns()
    try #require(returned, "All has ended, except your function.\n\(load.timeline)")
    let left = load.record.runningAtReturn
    try #require(left.isEmpty, "These ran on after the return.\n\(load.timeline)")
  }
}
