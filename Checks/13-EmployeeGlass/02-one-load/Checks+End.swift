import OneLoadAdapter
import OneLoadSubject
import Synchronization
import Testing
import WorkshopSupport

/// What a load shows until its end, and what waits for it.
extension OneLoadChecks {
  @Test("`progress` stays set to the end")
  func progress() async throws {
    let server = Server(people: 6)
    let directory = open(server)
    await directory.loadIfNeeded()
    let begun = await directory.state()
    #expect(begun.loaded == 0, "The load has begun, and a window sees: \(begun).")
    try await isAsked(server, 1)
    server.answer()
    try await isAsked(server, 2)
    let two = await directory.state()
    #expect(two.loaded == 2, "Two people have come, and a window sees: \(two).")
    let pull = await Pull(directory, server)
    server.fail(.timedOut)
    try await pull.end()
    let ended = await directory.state()
    #expect(ended.loaded == nil, "The load has broken off, and a window sees: \(ended).")
    await directory.loadIfNeeded()
    let next = await directory.state()
    #expect(
      next.loaded == 2, "The load goes on with the two that are there. A window sees: \(next).")
    server.open()
    await directory.refresh()
    let last = await directory.state()
    #expect(last.loaded == nil, "The load has ended, and a window sees: \(last).")
  }

  @Test("`progress` and `loading` stay set to the end; `state` then changes once")
  func oneChange() async throws {
    let server = Server(people: 4)
    let directory = await loaded(server)
    moment.set(2)
    server.close(people: 4)
    let heard = Mutex<[(state: Subject.State, then: Subject.Moment)]>([])
    var seen: [Subject.State] { heard.withLock { $0.map(\.state) } }
    let listener = Task {
      await directory.listen { state, then in heard.withLock { $0.append((state, then)) } }
    }
    let pull = await Pull(directory, server)
    try await isAsked(server, 3)
    server.answer()
    try await isAsked(server, 4)
    _ = await workEnds()
    server.fail(.unreachable)
    try await pull.end()
    let isTold = await eventually { seen.last?.problem != nil && seen.last?.loaded == nil }
    #expect(isTold, "A window has seen \(seen).")
    let failed = seen.count
    server.open()
    await directory.refresh()
    let ends = await eventually { seen.last?.updated == 2 && seen.last?.loaded == nil }
    #expect(ends, "A window has seen \(seen).")
    listener.cancel()
    await listener.value
    for state in seen.dropFirst().prefix(failed - 1) where state.loaded == nil {
      #expect(
        state.problem != nil && state.updated == 1,
        "A window has seen \(state): the load has ended, and neither new rows nor a reason are there."
      )
    }
    for state in seen.prefix(failed) where state.loaded != nil {
      #expect(
        state.problem == nil,
        "A window has seen \(state): the load says why it has failed, and still shows its progress."
      )
    }
    for state in seen.dropFirst(failed) {
      #expect(
        (state.loaded == nil) == (state.updated == 2)
          && (state.loaded == nil) == (state.version > seen[0].version)
          && (state.loaded != nil || state.problem == nil),
        "A window has seen \(state): some of it is from before the end, and some from after it.")
    }
    for (state, then) in heard.withLock({ $0 }).dropFirst() where state.loaded == nil {
      #expect(
        !then.isLoading,
        """
        A window hears that the load has ended (\(state)), and `loading` still has its task. A refresh of that moment \
        begins no other load.
        """)
    }
  }

  /// What was true of a directory whenever one of its rosters was being made.
  private final class Watch: Sendable {
    private let directory = Mutex<Subject.Directory?>(nil)
    private let found = Mutex<[Subject.Moment]>([])

    var moments: [Subject.Moment] { found.withLock { $0 } }
    func begin(_ new: Subject.Directory) { directory.withLock { $0 = new } }
    /// While a roster is made, its load is suspended: the look is ahead of the load's return.
    func look() {
      directory.withLock { $0 }?.look { [self] moment in found.withLock { $0.append(moment) } }
    }
  }

  @Test("`progress` and `loading` stay set to the end, also while a roster is made")
  func whileRostersAreMade() async throws {
    let server = Server(people: 40)
    let watch = Watch()
    let directory = open(server, work: { _ in watch.look() })
    watch.begin(directory)
    server.open()
    await directory.refresh()
    _ = await workEnds()
    let first = watch.moments
    await directory.refresh()
    _ = await workEnds()
    for (load, moments) in [
      ("first", first), ("later", Array(watch.moments.dropFirst(first.count))),
    ] {
      try #require(!moments.isEmpty, "The \(load) load has made no roster.")
      let early = moments.first { !$0.isLoading }
      #expect(
        early == nil,
        """
        The \(load) load: `loading` is nil while a roster is made. A change of that moment does not wait, and goes \
        into the roster that is about to be replaced.
        """)
      let silent = moments.first { $0.state.loaded == nil }
      #expect(
        silent == nil,
        """
        The \(load) load: `progress` is nil while a roster is made. A window hears: \
        \(silent.map { "\($0.state)" } ?? "").
        """)
      let hasty = moments.first { $0.state.version > $0.roster }
      #expect(
        hasty == nil,
        """
        The \(load) load: `state` tells of roster \(hasty?.state.version ?? 0) while roster \(hasty?.roster ?? 0) is \
        there. A window looks through that one, and hears nothing when the new one comes.
        """)
    }
  }

  @Test("A load waits for `settled()`")
  func settled() async throws {
    let server = Server(people: 4)
    server.open()
    let connected = Latch()
    let directory = open(server, connect: { try await connected.wait() })
    let window = directory.window()
    let task = Task { await window.appear() }
    _ = await workEnds()
    #expect(
      server.asked == [],
      """
      The connection for changes is not open yet, and the app has asked for \(server.asked). A change that comes \
      between the answer and the connection is never heard of.
      """)
    connected.open()
    let shows = await eventually { window.names().count == 4 }
    #expect(
      shows,
      """
      The connection is open. The app has asked for \(server.asked), and the window shows \(window.names()).
      """)
    task.cancel()
    await task.value
  }

  @Test("A change waits for `loading`")
  func change() async throws {
    let isLoading = SynchronizedArray<Bool>()
    await loaded(Server(people: 4)).look { isLoading.append($0.isLoading) }
    _ = await eventually { !isLoading.all.isEmpty }
    // The change would wait for it and hold the data layer and this check for ever.
    try #require(
      isLoading.all == [false],
      "A load has ended, and `loading` still has its task: every change after it waits for ever.")
    let server = Server(people: 6)
    let directory = open(server)
    await directory.loadIfNeeded()
    try await isAsked(server, 1)
    server.answer()
    try await isAsked(server, 2)
    let pull = await Pull(directory, server)
    let change = Task { try await directory.rename(1, "Somebody Else") }
    _ = await workEnds()
    server.open()
    try await pull.end()
    try await change.value
    let name = await directory.name(1)
    #expect(
      name == "Somebody Else",
      """
      Person 1 was renamed to “Somebody Else” during the load, and has the name “\(name ?? "")” after it. The pages \
      may be older than the change, so the change waits while `loading` has a task.
      """)
  }
}
