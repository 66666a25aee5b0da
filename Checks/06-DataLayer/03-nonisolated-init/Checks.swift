import NonisolatedInitAdapter
import NonisolatedInitSubject
import Testing
import WorkshopSupport

@Suite("A nonisolated init", .serialized)
@MainActor
struct NonisolatedInitChecks {
  @Test("A new client is in session 1, from the start")
  func firstSession() async {
    let session = await makeSubject().firstSession()
    #expect(
      session == 1, "A client was made, and asked at once, before anything else got on the layer.")
  }

  @Test(
    "A new client has made no request; everything else works as before: what is fetched is kept")
  func repositoryWorks() async {
    let screen = makeSubject().makeScreen()
    // Work that an init has put off is done by now: that is another check's question.
    _ = await eventually { false }
    let before = await screen.requestCount()
    #expect(before == 0, "No department was asked for yet.")
    let first = await screen.names("Research")
    #expect(first == ["Ada", "Mary, session 1"], "What the server says in the first session.")
    await screen.renewSession()
    let ships = await screen.names("Ships")
    let kept = await screen.names("Research")
    #expect(ships == ["Grace"], "This is who works at Ships.")
    #expect(kept == first, "Research was kept, so it is as it was in the first session.")
    await screen.forget("Research")
    let again = await screen.names("Research")
    #expect(again == ["Ada", "Mary, session 2"], "Research was forgotten, and fetched again.")
    let stillKept = await screen.names("Ships")
    #expect(stillKept == ["Grace"], "The names of Ships were not forgotten.")
    let requests = await screen.requestCount()
    #expect(
      requests == 3, "Research was fetched twice, and Ships once: only Research was forgotten.")
    let lowercased = await screen.names("ships")
    #expect(
      lowercased == ["Ada", "Mary, session 2"], "Departments are compared to the letter.")
    let cancelled = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await screen.names("Office")
    }.value
    #expect(
      cancelled == ["Ada", "Mary, session 2"],
      "A cancelled task asked for a department, and gets the server's answer as before.")
    let requestsAtLast = await screen.requestCount()
    #expect(requestsAtLast == 5, "Two more departments were asked for.")
  }

  @Test("Everything else works as before: of calls that overlap, each makes a request of its own")
  func overlappingCalls() async throws {
    let screen = makeSubject().makeScreen()
    _ = await screen.requestCount()
    // Nothing runs on the data layer any more, so from here on it serves where its callers are.
    _ = await eventually { false }
    let (jobs, first, second) = (
      ManualExecutor(), SynchronizedArray<[String]>(), SynchronizedArray<[String]>()
    )
    let ask: @MainActor @Sendable (SynchronizedArray<[String]>) async -> Void = { answers in
      answers.append(await screen.names("Research"))
    }
    /// Runs the newest jobs until so many requests have been made.
    func untilRequests(_ number: Int) async {
      for _ in 0..<100 {
        _ = await eventually { false }
        let count = SynchronizedArray<Int>()
        Task { count.append(await screen.requestCount()) }
        _ = await eventually { !count.all.isEmpty }
        if count.all.contains(number) || !jobs.hasJobs { break }
        jobs.runNewest()
      }
    }
    _ = Task(executorPreference: jobs) { @concurrent in await ask(first) }
    await untilRequests(1)
    let isRenewed = AtomicFlag()
    Task {
      await screen.renewSession()
      isRenewed.set()
    }
    _ = await eventually { isRenewed.isSet }
    _ = Task(executorPreference: jobs) { @concurrent in await ask(second) }
    await untilRequests(2)
    for _ in 0..<100 {
      let goesOn = await eventually { jobs.hasJobs }
      if !goesOn { break }
      jobs.runOne()
    }
    #expect(first.all == [["Ada", "Mary, session 1"]], "The first call asked in session 1.")
    #expect(
      second.all == [["Ada", "Mary, session 2"]],
      "The second call came before the first one's answer was there, in session 2.")
    let (kept, requests) = (await screen.names("Research"), await screen.requestCount())
    #expect(kept == ["Ada", "Mary, session 2"], "The answer that came last is kept.")
    #expect(requests == 2, "Two calls, while nothing was kept: two requests.")
  }

  @Test("A request is counted when it is made, before its answer is there")
  func countsAtOnce() async throws {
    let screen = makeSubject().makeScreen()
    let before = await screen.requestCount()
    // Nothing runs on the data layer any more, so from here on it serves where its callers are.
    _ = await eventually { false }
    let (jobs, answers) = (ManualExecutor(), SynchronizedArray<[String]>())
    let ask: @MainActor @Sendable () async -> Void = {
      answers.append(await screen.names("Research"))
    }
    _ = Task(executorPreference: jobs) { @concurrent in await ask() }
    var counts: [Int] = []
    for _ in 0..<100 {
      guard await eventually({ jobs.hasJobs }) else { break }
      jobs.runOne()
      _ = await eventually { false }
      // This task does not wait for the jobs that are run by hand, unless one of them is the layer's.
      let count = SynchronizedArray<Int>()
      Task { count.append(await screen.requestCount()) }
      _ = await eventually { !count.all.isEmpty }
      if !answers.all.isEmpty { break }
      counts += count.all
    }
    let hasEnded = !answers.all.isEmpty
    try #require(hasEnded, "Asking for a department does not come to an end.")
    let isCounted = counts.contains(before + 1)
    #expect(
      isCounted,
      """
      The client had made \(before) requests. It has asked the server once more, and until the answer \
      came, these were the counts: \(counts).
      """)
  }

  @Test("Everything else in the two classes stays on the layer: what they do runs there")
  func onTheLayer() async {
    let isOnTheLayer = makeSubject().worksOnTheLayer()
    #expect(
      isOnTheLayer == [true, true],
      """
      This is whether `names(in:)` and `fetch(_:)` are isolated to the layer. Only the two inits \
      are nonisolated.
      """)
  }

  @Test("Each repository owns a client: two models made without a repository share nothing")
  func twoModels() async {
    let subject = makeSubject()
    let (left, right) = (subject.makeScreen(), subject.makeScreen())
    _ = await eventually { false }
    await left.renewSession()
    let here = await left.names("Research")
    let there = await right.names("Research")
    #expect(here == ["Ada", "Mary, session 2"], "This model's client has begun another session.")
    #expect(
      there == ["Ada", "Mary, session 1"], "This one has a repository and a client of its own.")
    let (requestsHere, requestsThere) = (await left.requestCount(), await right.requestCount())
    #expect(requestsHere == 1, "This model was asked for one department, so its client asked once.")
    #expect(requestsThere == 1, "And so was this one. Each client counts its own requests.")
  }
}
