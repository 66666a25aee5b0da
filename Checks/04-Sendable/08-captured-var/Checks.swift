import CapturedVarAdapter
import CapturedVarSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("A captured var", .serialized)
@MainActor
struct CapturedVarChecks {
  let subject = makeSubject()

  @Test("A job loads its own page, of its own department, in whatever order the jobs are run")
  func ownPages() async throws {
    let log = Log()
    let load: Subject.Load = { request in
      log.add(request)
      return [request]
    }
    let everyone = subject.makeJobs(4, nil, load)
    let sales = subject.makeJobs(3, "Sales", load)
    let nobody = subject.makeJobs(0, "Design", load)
    let unnamed = subject.makeJobs(1, "", load)
    let counts = [everyone, sales, nobody].map(\.count)
    try #require(
      counts == [4, 3, 0], "One job for each page; a directory may have no pages at all.")

    var requests: [String] = []
    for page in [2, 0, 3, 2, 1] { requests += await everyone[page]() }
    #expect(
      requests == ["page=2", "page=0", "page=3", "page=2", "page=1"],
      """
      The jobs of all employees were run in this order: 2, 0, 3, 2, 1. Each has to know its page when \
      it is made. When it is run, the loop has long been over.
      """)
    requests = []
    for page in [1, 2, 0] { requests += await sales[page]() }
    #expect(
      requests == [
        "department=Sales&page=1", "department=Sales&page=2", "department=Sales&page=0",
      ],
      "The jobs of Sales were run in this order: 1, 2, 0. The department belongs to each request.")
    requests = log.all
    #expect(
      requests == [
        "page=2", "page=0", "page=3", "page=2", "page=1",
        "department=Sales&page=1", "department=Sales&page=2", "department=Sales&page=0",
      ],
      """
      What `load` was asked for. One of the jobs was run twice, so it loads its page twice: it may \
      have changed on the server.
      """)
    requests = []
    for job in unnamed { requests += await job() }
    #expect(
      requests == ["department=&page=0"],
      "The department was an empty text here, and that is another matter than nil.")
  }

  @Test("While a page is loading, another job can load its own")
  func sideBySide() async throws {
    let server = Latch()
    defer { server.open() }
    let jobs = subject.makeJobs(2, nil) { request in
      if request == "page=0" { await server.waitIgnoringCancellation() }
      return [request]
    }
    try #require(jobs.count == 2, "One job for each page.")
    Task { _ = await jobs[0]() }
    let loads = await eventually { server.arrivalCount == 1 }
    try #require(loads, "The job of page 0 was run, and asks nobody for its page.")
    let end = Latch()
    Task {
      _ = await jobs[1]()
      end.open()
    }
    let ends = await eventually { end.isOpen }
    #expect(
      ends, "Page 0 takes long, and page 1 waits for it. What do the two jobs have in common?")
  }

  @Test("The jobs run one after the other, and each page shows before the next is loaded")
  func oneAfterTheOther() async throws {
    let run = Run(pages: [["Ada"], [], ["Ada", "Grace"]])
    let task = subject.start(run.jobs, run.show)
    defer { run.openAll() }
    for page in 0..<3 {
      let begins = await eventually { run.loading[page].arrivalCount == 1 }
      try #require(begins, "The job of page \(page) has to begin.\n\(run.timeline)")
      let next = await eventually { run.laterHasBegun(than: page) }
      try #require(!next, "A job began while the one before it was running.\n\(run.timeline)")
      run.loading[page].open()
      let shows = await eventually { run.showing[page].arrivalCount == 1 }
      try #require(shows, "Page \(page) was loaded, and has to be shown.\n\(run.timeline)")
      let early = await eventually { run.laterHasBegun(than: page) }
      try #require(!early, "A job began before the page in front was shown.\n\(run.timeline)")
      run.showing[page].open()
    }
    let ends = await hasEnded(task)
    #expect(ends, "All pages are shown, and the task goes on.")
    let shown = run.shown
    #expect(shown == [["Ada"], [], ["Ada", "Grace"]], "These are the pages that were shown.")
    let endsWithoutJobs = await hasEnded(subject.start([], run.show))
    #expect(endsWithoutJobs, "A task that has no jobs ends.")
  }

  @Test("Cancelling the task reaches the job that runs, and no further job begins")
  func cancelling() async throws {
    let pages = [["Ada"], ["Grace"], ["Zoë"], ["José"]]
    for page in pages.indices { try await cancel(pages, duringJob: page) }
  }

  private func cancel(_ pages: [[String]], duringJob page: Int) async throws {
    let run = Run(pages: pages)
    defer { run.openAll() }
    for latch in run.showing { latch.open() }
    for other in pages.indices where other != page { run.loading[other].open() }
    let task = subject.start(run.jobs, run.show)
    let begins = await eventually { run.loading[page].arrivalCount == 1 }
    try #require(
      begins, "Nobody has cancelled yet: the job of page \(page) has to begin.\n\(run.timeline)")
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
      Whoever cancels has only the task that `start` returned.
      """)
  }

  @Test("A page shows when the task is cancelled: no further job begins")
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

  private func hasEnded(_ task: Task<Void, Never>) async -> Bool {
    let end = Latch()
    Task {
      await task.value
      end.open()
    }
    return await eventually { end.isOpen }
  }

  /// What was asked for, in order.
  private final class Log: Sendable {
    private let requests = Mutex<[String]>([])

    var all: [String] { requests.withLock { $0 } }

    func add(_ request: String) { requests.withLock { $0.append(request) } }
  }

  /// Jobs that are held at latches, and what became of them.
  private final class Run: Sendable {
    let pages: [[String]]
    /// Where each job is held.
    let loading: [Latch]
    /// Where each showing is held, in the order in which they come.
    let showing: [Latch]
    let timeline = Timeline()
    private let state = Mutex((shown: [[String]](), cancelled: [Int]()))

    init(pages: [[String]]) {
      self.pages = pages
      loading = pages.map { _ in Latch() }
      showing = pages.map { _ in Latch() }
    }

    var shown: [[String]] { state.withLock { $0.shown } }
    var cancelled: [Int] { state.withLock { $0.cancelled } }

    var jobs: [Subject.Job] {
      pages.indices.map { page in
        { [self] in
          timeline.beginWait("job \(page)", "begins")
          await loading[page].waitIgnoringCancellation()
          if Task.isCancelled { state.withLock { $0.cancelled.append(page) } }
          timeline.endWait("job \(page)", "ends")
          return pages[page]
        }
      }
    }

    var show: Subject.Show {
      { [self] names in
        let number = state.withLock { state in
          state.shown.append(names)
          return state.shown.count - 1
        }
        timeline.record("screen", "\(names)")
        if number < showing.count { await showing[number].waitIgnoringCancellation() }
      }
    }

    func laterHasBegun(than page: Int) -> Bool {
      loading[(page + 1)...].contains { $0.arrivalCount > 0 }
    }

    func openAll() {
      for latch in loading + showing { latch.open() }
    }
  }
}
