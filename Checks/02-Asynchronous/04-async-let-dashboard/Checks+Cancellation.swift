import AsyncLetDashboardSubject
import Testing
import WorkshopSupport

extension AsyncLetDashboardChecks {
  @Test("When the caller is cancelled, so are the open questions")
  func callerIsCancelled() async throws {
    // All are open, and then each is the last one that is.
    for open in [Set(Question.allCases)] + Question.allCases.map({ [$0] }) {
      let load = Load()
      let task = load.start()
      try await load.requireAllAsked()
      for question in Question.allCases where !open.contains(question) { load.open(question) }
      let answered = await eventually { load.record.running == open.count }
      if !answered { load.openAll() }
      try #require(answered, "An answer was let through and never came.\n\(load.timeline)")
      load.timeline.record("page", "cancel")
      task.cancel()
      let cancelled = await eventually { load.record.cancelled.isSuperset(of: open) }
      let told = load.record.cancelled.count
      load.openAll()
      try #require(
        cancelled,
        """
        The person left the page, its task was cancelled, and of the questions that were open \
        this many were told: \(told) of \(open.count). A child task is cancelled with it; a `Task \
        { … }` is unstructured, and is not.
        \(load.timeline)
        """)
      let returned = await eventually { load.record.hasReturned }
      try #require(returned, "All has ended, except your function.\n\(load.timeline)")
      let calls = load.record.calls.values.max()
      try #require(
        calls == 1, "A question was asked again after it had been cancelled.\n\(load.timeline)")
      try requirePageOrError(load)
    }
  }

  @Test("At the end no question is running: a cancelled call waits for those that are slow to end")
  func callerIsCancelledAndQuestionsAreDeaf() async throws {
    let all = Set(Question.allCases)
    // All are open, and these do not notice; then each is the last one that is open.
    var cases = [(open: all, deaf: all)]
    for question in Question.allCases {
      cases.append((all, [question]))
      cases.append((all, all.subtracting([question])))
      cases.append(([question], [question]))
    }
    for (open, deaf) in cases {
      let load = Load(deaf: deaf)
      let task = load.start()
      try await load.requireAllAsked()
      for question in Question.allCases where !open.contains(question) { load.open(question) }
      let answered = await eventually { load.record.running == open.count }
      if !answered { load.openAll() }
      try #require(answered, "An answer was let through and never came.\n\(load.timeline)")
      load.timeline.record("page", "cancel")
      task.cancel()
      _ = await eventually(turns: 60) { load.record.hasReturned }
      let early = load.record.hasReturned
      let running = load.record.runningAtReturn
      load.openAll()
      try #require(
        !early,
        """
        The caller was cancelled, and the function came back while questions were still running, this \
        many: \(running). What ended the wait? Cancelling a question is not the end of it.
        \(load.timeline)
        """)
      let returned = await eventually { load.record.hasReturned }
      try #require(returned, "All has ended, except your function.\n\(load.timeline)")
      try requirePageOrError(load)
    }
  }

  @Test("It returns a page of all three answers, or throws, also if its caller is cancelled")
  func cancelledBeforehand() async throws {
    for deaf in [Set(Question.allCases), []] {
      let load = Load(deaf: deaf, isCancelledBefore: true)
      load.openAll()
      _ = load.start()
      let returned = await eventually { load.record.hasReturned }
      try #require(returned, "All has ended, except your function.\n\(load.timeline)")
      try requirePageOrError(load)
    }
  }

  private func requirePageOrError(_ load: Load) throws {
    let page = load.record.page
    try #require(
      page == nil || page == load.right,
      """
      The caller was cancelled and got a page that is not made of the three answers. What it shows is \
      not so, and nothing says that.
      \(load.timeline)
      """)
  }
}
