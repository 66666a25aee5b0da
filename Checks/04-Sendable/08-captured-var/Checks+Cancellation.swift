import CapturedVarAdapter
import CapturedVarSubject
import Testing
import WorkshopSupport

extension CapturedVarChecks {
  @Test("Cancelling the task reaches the job that runs, and no further job begins")
  func cancelling() async throws {
    let pages = [["Ada"], ["Grace"], ["Zoë"], ["José"]]
    for page in pages.indices { try await cancel(pages, duringJob: page) }
  }

  @Test("Cancelling the task reaches `load`, in a job that `makeJobs` made")
  func loadCanTell() async throws {
    let (server, log, told) = (Latch(), Log(), AtomicFlag())
    defer { server.open() }
    let jobs = subject.makeJobs(3, "Sales") { request in
      log.add(request)
      await server.waitIgnoringCancellation()
      if Task.isCancelled { told.set() }
      return []
    }
    let task = subject.start(jobs) { _ in }
    let begins = await eventually { server.arrivalCount > 0 }
    try #require(begins, "The first job has to ask for its page.")
    let early = await eventually { server.arrivalCount > 1 }
    try #require(!early, "A job began while the one before it was running.")
    task.cancel()
    server.open()
    let ends = await hasEnded(task)
    #expect(ends, "The task was cancelled, and `load` has returned.")
    let canTell = told.isSet
    #expect(
      canTell,
      """
      The task was cancelled while a job waited for `load`, and there `Task.isCancelled` was false. \
      A task that the job makes is not cancelled with it.
      """)
    let requests = log.all
    #expect(requests == ["department=Sales&page=0"], "What `load` was asked for in all.")
  }

  @Test(
    "Cancelling the task before it begins: no job begins at all",
    .enabled(if: jobsAreCounted, "needs: counting"))
  func cancelledAtOnce() async {
    let (isEarly, begins, isDone) = (AtomicFlag(), AtomicFlag(), AtomicFlag())
    let subject = subject
    // The task that `start` makes begins when this one suspends.
    TaskStartOrder.$current.withValue(.running) {
      _ = Task { @concurrent in
        let job: Subject.Job = {
          begins.set()
          return []
        }
        let task = subject.start([job, job]) { _ in }
        if begins.isSet { isEarly.set() }
        task.cancel()
        await task.value
        isDone.set()
      }
    }
    let ends = await eventually { isDone.isSet }
    #expect(ends, "A task was cancelled as soon as `start` had returned it, and it goes on.")
    let hasBegun = begins.isSet && !isEarly.isSet
    #expect(
      !hasBegun,
      """
      The task was cancelled as soon as `start` had returned it, before it had begun. A job began all the \
      same. The task has to look before each job, the first included.
      """)
  }

  @Test(
    "Other tasks go on, also with the jobs of a task that was cancelled: each run asks `load` once")
  func runsAgain() async throws {
    let (server, log) = (Latch(), Log())
    defer { server.open() }
    let jobs = subject.makeJobs(3, nil) { request in
      log.add(request)
      await server.waitIgnoringCancellation()
      return [request]
    }
    try #require(jobs.count == 3, "One job for each page.")
    let (first, second) = (subject.start(jobs) { _ in }, Run(pages: []))
    let other = subject.start(jobs, second.show)
    let begins = await eventually { server.arrivalCount == 2 }
    try #require(begins, "Two tasks run the same jobs, and each has to begin with the first one.")
    first.cancel()
    server.open()
    let ends = await hasEnded(first)
    let otherEnds = await hasEnded(other)
    #expect(ends && otherEnds, "One of the two tasks has not ended.")
    let requests = log.all
    #expect(
      requests == ["page=0", "page=0", "page=1", "page=2"],
      "What `load` was asked for: by both tasks at first, then by the one that goes on.")
    let shown = second.shown
    #expect(
      shown == [["page=0"], ["page=1"], ["page=2"]],
      "Two tasks ran the same jobs, and one was cancelled. These are the pages that the other showed."
    )
    var pages: [String] = []
    for job in jobs { pages += await job() }
    #expect(
      pages == ["page=0", "page=1", "page=2"],
      "The jobs were run once more, by a task that was not cancelled.")
  }

  private func cancel(_ pages: [[String]], duringJob page: Int) async throws {
    let run = Run(pages: pages)
    defer { run.openAll() }
    for latch in run.showing { latch.open() }
    for other in pages.indices where other != page { run.loading[other].open() }
    let task = subject.start(run.jobs, run.show)
    let begins = await eventually { run.loading[page].arrivalCount == 1 }
    try #require(
      begins, "Not cancelled yet: the job of page \(page) has to begin.\n\(run.timeline)")
    let early = await eventually { run.laterHasBegun(than: page) }
    try #require(!early, "A job began while the one before it was running.\n\(run.timeline)")
    task.cancel()
    run.timeline.record("person", "cancel")
    run.loading[page].open()
    let ends = await hasEnded(task)
    #expect(ends, "The task was cancelled and the job that ran is over.\n\(run.timeline)")
    _ = await eventually { run.showing.last?.arrivalCount == 1 }
    let begun = run.loading.map(\.arrivalCount)
    #expect(
      begun == pages.indices.map { $0 <= page ? 1 : 0 },
      """
      How often each job began. The task was cancelled during the job of page \(page). Between two \
      jobs it has to look, and at the task as it is then.
      \(run.timeline)
      """)
    let cancelled = run.cancelled
    #expect(
      cancelled == [page],
      """
      The pages whose job was told, when the task was cancelled during the job of page \(page). \
      The code that cancels has only the task that `start` returned.
      """)
  }

  @Test("No further job begins if the task is cancelled while a page shows")
  func cancelledWhileShowing() async throws {
    let pages = [["Ada"], ["Grace"], ["Zoë"]]
    for page in pages.indices { try await cancel(pages, whileShowing: page) }
  }

  private func cancel(_ pages: [[String]], whileShowing page: Int) async throws {
    let run = Run(pages: pages)
    defer { run.openAll() }
    for latch in run.loading + run.showing[..<page] { latch.open() }
    let task = subject.start(run.jobs, run.show)
    let shows = await eventually { run.showing[page].arrivalCount == 1 }
    try #require(shows, "Page \(page) was loaded, and has to be shown.\n\(run.timeline)")
    let early = await eventually { run.laterHasBegun(than: page) }
    try #require(!early, "A job began before the page in front was shown.\n\(run.timeline)")
    task.cancel()
    run.timeline.record("person", "cancel")
    run.openAll()
    let ends = await hasEnded(task)
    #expect(ends, "The task was cancelled, and page \(page) is shown.\n\(run.timeline)")
    // A task that was made in the task may go on for longer.
    _ = await eventually { run.showing.last?.arrivalCount == 1 }
    let begun = run.loading.map(\.arrivalCount)
    #expect(
      begun == pages.indices.map { $0 <= page ? 1 : 0 },
      """
      How often each job began. `show` waits too, and while it showed page \(page) the task was \
      cancelled. A look before it knows nothing of that.
      \(run.timeline)
      """)
  }
}
