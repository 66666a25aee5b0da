import CapturedVarAdapter
import CapturedVarSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("A captured var", .serialized)
@MainActor
struct CapturedVarChecks {
  let subject = makeSubject()

  @Test("Each run of a job asks `load` once, for its page, in any order of the jobs")
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
      The jobs of all employees were run in this order: 2, 0, 3, 2, 1, and this is what they returned. Each \
      has to know its page when it is made, and to return what `load` gave for that.
      """)
    requests = []
    for page in [1, 2, 0] { requests += await sales[page]() }
    #expect(
      requests == [
        "department=Sales&page=1", "department=Sales&page=2", "department=Sales&page=0",
      ],
      "The jobs of Sales were run in this order: 1, 2, 0. Each request names the department.")
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
    for job in unnamed + subject.makeJobs(1, "R&D, é=ö", load) { requests += await job() }
    #expect(
      requests == ["department=&page=0", "department=R&D, é=ö&page=0"],
      """
      One department was an empty text, which is another matter than nil, and one had odd characters. \
      The request has the department as it is.
      """)
    let many = subject.makeJobs(12_346, nil, load)
    try #require(many.count == 12_346, "One job for each page, however many there are.")
    requests = []
    for page in [12_345, 1_000, 999] { requests += await many[page]() }
    #expect(
      requests == ["page=12345", "page=1000", "page=999"],
      "Of 12,346 jobs, three were run. The request has the number of the page in digits alone.")
  }

  @Test(
    "Each run of a job asks `load` once, even if cancelled, for an empty page, while others run")
  func asksOnce() async throws {
    let log = Log()
    let empty = subject.makeJobs(2, nil) { request in
      log.add(request)
      return []
    }
    try #require(empty.count == 2, "One job for each page.")
    _ = await empty[1]()
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await empty[0]()
    }
    _ = await cancelled.value
    let requests = log.all
    #expect(
      requests == ["page=1", "page=0"],
      """
      What `load` was asked for. The job of page 1 was run once, and its page is empty. Then that of page \
      0 was run in a cancelled task: whether to load all the same is a question for `load`.
      """)

    let server = Latch()
    defer { server.open() }
    let jobs = subject.makeJobs(3, nil) { request in
      await server.waitIgnoringCancellation()
      return [request]
    }
    let ended = Latch()
    for job in [jobs[0], jobs[1], jobs[2], jobs[1], jobs[1]] {
      Task {
        _ = await job()
        ended.open()
      }
    }
    _ = await eventually { server.arrivalCount == 5 }
    let asked = server.arrivalCount
    #expect(
      asked == 5,
      """
      Five runs of three jobs are under way at the same time, three of them of one job, and the server has \
      answered none. So many times `load` was asked. What do the jobs have in common?
      """)
  }

  @Test("Each run of a job asks `load` once, for its page, also while another page is loading")
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
    try #require(loads, "The job of page 0 was run, and does not ask for its page.")
    let end = Latch()
    Task {
      _ = await jobs[1]()
      end.open()
    }
    let ends = await eventually { end.isOpen }
    #expect(
      ends, "Page 0 takes long, and page 1 waits for it. What do the two jobs have in common?")
  }

  @Test("The task of `start` runs the jobs in order, showing each page before the next loads")
  func oneAfterTheOther() async throws {
    let pages = [["Ada"], ["Ada"], [], [], ["Ada", "Grace"]]
    let run = Run(pages: pages)
    let task = subject.start(run.jobs, run.show)
    defer { run.openAll() }
    for page in pages.indices {
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
    #expect(shown == pages, "These are the pages that were shown: one for each job, equal or not.")
    let endsWithoutJobs = await hasEnded(subject.start([], run.show))
    #expect(endsWithoutJobs, "A task that has no jobs ends.")
  }

  @Test("Other tasks go on, however one of them ends")
  func twoTasks() async throws {
    let (first, second) = (Run(pages: [["Ada"], ["Grace"]]), Run(pages: [["Zoë"], ["José"]]))
    defer { for run in [first, second] { run.openAll() } }
    let task = subject.start(first.jobs, first.show)
    let begins = await eventually { first.loading[0].arrivalCount == 1 }
    try #require(begins, "The first task has to begin with its first job.\n\(first.timeline)")
    let other = subject.start(second.jobs, second.show)
    let otherBegins = await eventually { second.loading[0].arrivalCount == 1 }
    #expect(
      otherBegins, "A second task was started, and it waits for the first.\n\(second.timeline)")
    other.cancel()
    for run in [second, first] { run.openAll() }
    let end = await hasEnded(other)
    let ends = await hasEnded(task)
    #expect(end && ends, "One of the two tasks has not ended.")
    let shown = first.shown
    #expect(
      shown == [["Ada"], ["Grace"]],
      "The second task was cancelled, and the first was not. These are the pages that the first showed."
    )
    let cancelled = first.cancelled
    #expect(cancelled == [], "The pages of the first task whose job was told of a cancellation.")
  }

  @Test("`start` returns first: no job runs in the call itself")
  func returnsAtOnce() async {
    let (hasReturned, ranInTheCall) = (AtomicFlag(), AtomicFlag())
    // The main actor is at work in `start`, so what runs on it meanwhile runs in the call.
    let job: Subject.Job = {
      if MainActorProbe.isOnMainActor, !hasReturned.isSet { ranInTheCall.set() }
      return []
    }
    let task = subject.start([job, job]) { _ in }
    hasReturned.set()
    let isTooEarly = ranInTheCall.isSet
    let ends = await hasEnded(task)
    #expect(
      !isTooEarly,
      """
      A job was run before `start` returned, on the caller's thread. Until then there is no task \
      to cancel.
      """)
    #expect(ends, "Two jobs were run, and the task goes on.")
  }

  func hasEnded(_ task: Task<Void, Never>) async -> Bool {
    let end = Latch()
    Task {
      await task.value
      end.open()
    }
    return await eventually { end.isOpen }
  }

  /// What was asked for, in order.
  final class Log: Sendable {
    private let requests = Mutex<[String]>([])

    var all: [String] { requests.withLock { $0 } }

    func add(_ request: String) { requests.withLock { $0.append(request) } }
  }

  /// Jobs that are held at latches, and what became of them.
  final class Run: Sendable {
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
