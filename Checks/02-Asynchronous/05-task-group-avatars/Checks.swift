import Synchronization
import TaskGroupAvatarsAdapter
import TaskGroupAvatarsSubject
import Testing
import WorkshopSupport

@Suite("Avatars in a task group", .serialized)
@MainActor
struct TaskGroupAvatarsChecks {
  struct ServerIsDown: Error, CustomStringConvertible {
    let id: Int

    var description: String { "the error of avatar \(id)" }
  }

  struct Record {
    var begun: [Int] = []
    var running: Set<Int> = []
    var mostRunning = 0
    var failing: Set<Int> = []
    var failingAsCancelled: Set<Int> = []
    var cancelled: Set<Int> = []
    var avatars: [Int]?
    /// How the call ended, in words.
    var outcome = "has not ended"
    var hasReturned = false
    var runningAtReturn: Set<Int> = []
  }

  /// One call of the learner's function, with a server that holds each download at its own gate.
  final class Load: Sendable {
    let ids: [Int]
    let limit: Int
    let timeline = Timeline()
    private let gates = KeyedLatches<Int>()
    private let isDeaf: Bool
    private let hearing: Set<Int>
    private let state = Mutex(Record())

    /// - Parameters:
    ///   - isDeaf: Whether downloads do not notice that they are cancelled.
    ///   - hearing: Those that notice it all the same.
    init(ids: [Int], limit: Int, isDeaf: Bool = false, hearing: Set<Int> = []) {
      self.hearing = hearing
      self.ids = ids
      self.limit = limit
      self.isDeaf = isDeaf
    }

    var record: Record { state.withLock { $0 } }

    /// Starts the learner's function in a task, and notes how it ends.
    @MainActor
    func start() -> Task<Void, Never> {
      timeline.record("list", "\(ids.count) avatars, at most \(limit)")
      return Task {
        do {
          let avatars = try await makeSubject().load(ids, limit) { try await self.download($0) }
          note("\(avatars.count) avatars") { record in
            record.avatars = avatars
            record.outcome = "returned \(avatars.count) avatars"
          }
        } catch {
          let words = "\(error)"
          note(words) { $0.outcome = "threw \(words)" }
        }
      }
    }

    /// Lets a download through its gate, with the avatar.
    func open(_ id: Int) {
      gates[id].open()
    }

    /// Lets a download through its gate, with an error of its own or with a `CancellationError`.
    func fail(_ id: Int, asCancelled: Bool = false) {
      state.withLock { record in
        record.failing.insert(id)
        if asCancelled { record.failingAsCancelled.insert(id) }
      }
      open(id)
    }

    func openAll() {
      gates.openAll()
    }

    /// Whether so many downloads, or more, have begun.
    @MainActor
    func begins(_ count: Int) async -> Bool {
      await eventually { record.begun.count >= count }
    }

    @MainActor
    func returns() async -> Bool {
      await eventually { record.hasReturned }
    }

    private func note(_ event: String, _ change: (inout Record) -> Void) {
      timeline.record("list", event)
      state.withLock { record in
        change(&record)
        record.hasReturned = true
        record.runningAtReturn = record.running
      }
    }

    private func download(_ id: Int) async throws {
      state.withLock { record in
        record.begun.append(id)
        record.running.insert(id)
        record.mostRunning = max(record.mostRunning, record.running.count)
      }
      timeline.beginWait("avatar \(id)", "begins", endless: "never came")
      defer { state.withLock { _ = $0.running.remove(id) } }
      guard ids.contains(id) else { throw ServerIsDown(id: id) }
      try await gates[id].wait(
        as: "avatar \(id)", in: timeline, ignoringCancellation: isDeaf && !hearing.contains(id)
      ) {
        state.withLock { _ = $0.cancelled.insert(id) }
      }
      let fails = record.failing.contains(id)
      timeline.endWait("avatar \(id)", fails ? "error" : "is here")
      if record.failingAsCancelled.contains(id) { throw CancellationError() }
      if fails { throw ServerIsDown(id: id) }
    }
  }

  /// A list, and how many of its downloads have ended when three run.
  struct Busy {
    var count = 7
    var limit = 3
    var ended = 0

    /// Lists of which all downloads run at once, as many as the limit or fewer.
    static let short = [Busy(count: 3, limit: 3), Busy(count: 3, limit: 5)]
  }

  /// A load of seven avatars, three at a time, after so many of the first three have ended.
  func busyLoad(
    after ended: Int, isDeaf: Bool = false, hearing: Set<Int> = []
  ) async throws -> (
    load: Load, task: Task<Void, Never>, running: Set<Int>
  ) {
    try await busyLoad(Busy(ended: ended), isDeaf: isDeaf, hearing: hearing)
  }

  /// A load of a list, when three of its downloads run.
  func busyLoad(
    _ busy: Busy, isDeaf: Bool = false, hearing: Set<Int> = []
  ) async throws -> (
    load: Load, task: Task<Void, Never>, running: Set<Int>
  ) {
    let ended = busy.ended
    let load = Load(
      ids: Array(1...busy.count), limit: busy.limit, isDeaf: isDeaf, hearing: hearing)
    let task = load.start()
    let begun = await load.begins(3)
    if !begun { load.openAll() }
    try #require(begun, "Three downloads have to run at once.\n\(load.timeline)")
    for place in 0..<ended {
      guard await load.begins(place + 1) else { break }
      load.open(load.record.begun[place])
    }
    let next = await eventually {
      load.record.begun.count >= ended + 3 && load.record.running.count >= 3
    }
    if !next { load.openAll() }
    try #require(
      next, "Avatars are left to do, and fewer than three downloads run.\n\(load.timeline)")
    // Where more are on their way than should be, they have come too.
    _ = await eventually(turns: 60) { false }
    return (load, task, load.record.running)
  }

  // Where a wait was in vain, `#require` ends the check: what follows would wait in vain as well.

  @Test("`loadAvatars` downloads at most `limit` avatars at the same time")
  func staysBelowTheLimit() async throws {
    for limit in [3, 1, 4, 2] {
      let load = Load(ids: Array(1...6), limit: limit)
      _ = load.start()
      let begun = await load.begins(1)
      try #require(begun, "No download begins.\n\(load.timeline)")
      _ = await eventually(turns: 60) { load.record.begun.count > limit }
      let most = load.record.mostRunning
      if most > limit { load.openAll() }
      try #require(
        most <= limit,
        """
        The limit is \(limit), nothing has been downloaded, and \(most) downloads run. What has to \
        happen before another one is added?
        \(load.timeline)
        """)
      for _ in load.ids {
        guard let one = load.record.running.min() else { break }
        load.open(one)
        _ = await eventually { !load.record.running.contains(one) }
        _ = await eventually(turns: 60) { load.record.running.count > limit }
      }
      load.openAll()
      let returned = await load.returns()
      try #require(returned, "All is downloaded, and no list comes back.\n\(load.timeline)")
      let mostOfAll = load.record.mostRunning
      try #require(
        mostOfAll <= limit,
        "It began well, and later more than \(limit) ran at the same time.\n\(load.timeline)")
    }
  }

  @Test("As soon as one ends, the next begins")
  func keepsTheLimit() async throws {
    let limit = 3
    let load = Load(ids: Array(1...6), limit: limit)
    _ = load.start()
    let full = await load.begins(limit)
    try #require(
      full, "The limit is \(limit), six are there to do, and fewer are begun.\n\(load.timeline)")
    // Another list is loaded meanwhile.
    let second = Load(ids: [12, 7, 31, 4], limit: limit)
    _ = second.start()
    let secondIsFull = await second.begins(limit)
    second.openAll()
    let secondReturned = await second.returns()
    if !secondIsFull || !secondReturned { load.openAll() }
    try #require(
      secondIsFull && secondReturned,
      """
      A second call came while the first one was full. Each call has a limit of its own, and its own \
      downloads.
      \(second.timeline)
      """)
    for begun in limit + 1...6 {
      // The one that came last ends first, so that waiting for the first one is not enough.
      guard let last = load.record.running.max() else { break }
      load.open(last)
      let next = await load.begins(begun)
      if !next { load.openAll() }
      try #require(
        next,
        """
        Avatar \(last) is here and the next download did not begin. The slowest of \(limit) should \
        not hold up those that come after.
        \(load.timeline)
        """)
    }
    load.openAll()
    let returned = await load.returns()
    try #require(returned, "All is downloaded, and no list comes back.\n\(load.timeline)")
  }

  @Test("Each is downloaded once, and returned in the order of `ids`")
  func orderOfTheIDs() async throws {
    for limit in [2, 3] {
      let load = Load(ids: [12, 7, 31, 4, 25, 18], limit: limit)
      _ = load.start()
      for ended in 0..<6 {
        let begun = await eventually { load.record.begun.count > ended }
        try #require(begun, "After \(ended) of 6 downloads no other began.\n\(load.timeline)")
        _ = await eventually(turns: 60) { load.record.running.count == min(limit, 6 - ended) }
        guard let last = load.record.begun.last(where: { load.record.running.contains($0) })
        else { continue }
        load.open(last)
        _ = await eventually { !load.record.running.contains(last) }
      }
      load.openAll()
      let returned = await load.returns()
      try #require(returned, "All is downloaded, and no list comes back.\n\(load.timeline)")
      let avatars = load.record.avatars
      try #require(
        avatars == load.ids,
        """
        A row shows another employee's avatar, or none. The avatars have to come in the order of \
        `ids`, which has nothing to do with who was fast.
        \(load.timeline)
        """)
      let begun = load.record.begun.sorted()
      #expect(begun == load.ids.sorted(), "Each avatar is downloaded once.\n\(load.timeline)")
    }
  }

  @Test("A list that is empty, or shorter than the limit, is loaded too")
  func shortLists() async throws {
    for count in 0...4 {
      let load = Load(ids: Array(0..<count), limit: 4)
      load.openAll()
      _ = load.start()
      let returned = await load.returns()
      try #require(returned, "The list has \(count) ids and never comes back.\n\(load.timeline)")
      // All were let through before, so they ended in any order; that is another check's question.
      let avatars = load.record.avatars?.sorted()
      #expect(avatars == load.ids, "The limit is 4, the list has \(count) ids.\n\(load.timeline)")
    }
  }
}
