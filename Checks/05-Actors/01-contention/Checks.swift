import ContentionAdapter
import ContentionSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Contention", .serialized)
@MainActor
struct ContentionChecks {
  /// What has happened so far, written from anywhere.
  final class Notes: Sendable {
    private struct State {
      var lent: [String: [Int]] = [:]
      var returned: [String: Int] = [:]
      var out: [Int: String] = [:]
      var mistakes: [String] = []
      var order: [String] = []
      var timeline = Timeline()
    }

    private let state = Mutex(State())

    var timeline: Timeline { state.withLock { $0.timeline } }

    /// Begins anew, for another pool.
    func clear() { state.withLock { $0 = State() } }

    func borrows(_ name: String) {
      timeline.beginWait(name, "borrows", endless: "never got a connection")
    }

    func got(_ number: Int, _ name: String) {
      timeline.endWait(name, "has \(number)")
      state.withLock { state in
        if let other = state.out[number] {
          state.mistakes.append("\(name) got connection \(number), which \(other) still had.")
        }
        state.out[number] = name
        state.lent[name, default: []].append(number)
        state.order.append(name)
      }
    }

    func givesBack(_ number: Int, _ name: String) {
      state.withLock { $0.out[number] = nil }
      timeline.beginWait(name, "gives back", endless: "could not give its connection back")
    }

    func gaveBack(_ name: String) {
      state.withLock { $0.returned[name, default: 0] += 1 }
      timeline.endWait(name, "is free")
    }

    /// The numbers of the connections that a download has got, one after the other.
    func lent(to name: String) -> [Int] { state.withLock { $0.lent[name] ?? [] } }
    /// How often a download has come back from giving back.
    func returns(of name: String) -> Int { state.withLock { $0.returned[name] ?? 0 } }
    /// Who got a connection, in the order in which they got one.
    var order: [String] { state.withLock { $0.order } }
    var mistakes: [String] { state.withLock { $0.mistakes } }
  }

  let subject = makeSubject()
  let elsewhere = ManualExecutor()
  let elsewhereToo = ManualExecutor()
  let notes = Notes()

  /// Makes a pool, and waits until its maker has come to rest.
  ///
  /// An actor that is still at work elsewhere would serve a download there, and not here.
  func makePool(_ size: Int) async -> Subject.Pool {
    let pool = await subject.makePool(size)
    _ = await eventually(turns: 60) { false }
    return pool
  }

  /// Starts a download that borrows, and keeps what it gets or gives it back at once.
  func borrow(
    _ name: String, from pool: Subject.Pool, on executor: ManualExecutor? = nil,
    priority: TaskPriority? = nil, givingBack: Bool = false
  ) {
    let notes = notes
    _ = Task(executorPreference: executor ?? elsewhere, priority: priority) { @concurrent in
      notes.borrows(name)
      let number = await pool.borrow()
      notes.got(number, name)
      guard givingBack else { return }
      notes.givesBack(number, name)
      await pool.giveBack(number)
      notes.gaveBack(name)
    }
  }

  /// Has a download give back what it got last.
  func giveBack(
    _ name: String, to pool: Subject.Pool, on executor: ManualExecutor? = nil
  ) throws {
    let number = try #require(notes.lent(to: name).last)
    let notes = notes
    _ = Task(executorPreference: executor ?? elsewhere) { @concurrent in
      notes.givesBack(number, name)
      await pool.giveBack(number)
      notes.gaveBack(name)
    }
  }

  /// Lets downloads and the main actor go on until nothing is left to do.
  func settle(within turns: Int = 100) async throws {
    for _ in 0..<turns {
      let rests = elsewhere.runJobs() && elsewhereToo.runJobs()
      try #require(
        rests,
        """
        Work goes on and on, though no download can go on. A caller that waits asks again and \
        again, and keeps a core warm with it. Let it be suspended until there is a connection for \
        it.
        \(notes.timeline)
        """)
      let goesOn = await eventually { elsewhere.hasJobs || elsewhereToo.hasJobs }
      if !goesOn { return }
    }
  }

  /// Runs the downloads, while the main actor draws and runs nothing else.
  ///
  /// Nothing in it suspends: from the first line to the last this is one piece of the main actor.
  func whileTheMainActorDraws(_ start: () throws -> Void) rethrows -> Bool {
    notes.timeline.beginWait("main actor", "draws")
    defer { notes.timeline.endWait("main actor", "has drawn") }
    try start()
    return elsewhere.runAllButMainActor()
  }

  @Test("Downloads borrow and return connections while the main actor is busy")
  func mainActorIsBusy() async throws {
    let pool = await makePool(2)
    _ = whileTheMainActorDraws { borrow("download", from: pool) }
    let lent = notes.lent(to: "download").count
    try #require(
      lent == 1,
      """
      A connection was idle, and the download did not get it while the main actor was busy. What \
      has the main actor to do with it? Look for code of the pool that is isolated there.
      \(notes.timeline)
      """)
    _ = try whileTheMainActorDraws { try giveBack("download", to: pool) }
    let returned = notes.returns(of: "download")
    #expect(
      returned == 1,
      """
      The download could not give its connection back while the main actor was busy.
      \(notes.timeline)
      """)
  }

  @Test("A download that waits gets a connection, too, while the main actor is busy")
  func mainActorIsBusyAndTheLineToo() async throws {
    let pool = await makePool(1)
    borrow("first", from: pool)
    try await settle()
    let first = notes.lent(to: "first").count
    try #require(
      first == 1, "The pool has one connection, and no download got it.\n\(notes.timeline)")
    let rests = whileTheMainActorDraws { borrow("second", from: pool) }
    try #require(rests, "A caller that waits is suspended; this one keeps asking.")
    _ = try whileTheMainActorDraws { try giveBack("first", to: pool) }
    let second = notes.lent(to: "second").count
    #expect(
      second == 1,
      """
      One download gave back, another waits, and nothing happens while the main actor is busy. To \
      which actor is the line of callers isolated?
      \(notes.timeline)
      """)
    try await settle()
  }

  @Test("Each connection is lent to one caller at a time, and no new ones are made")
  func oneAtATime() async throws {
    let pool = await makePool(3)
    let names = (1...8).map { "download \($0)" }
    for name in names { borrow(name, from: pool) }
    try await settle()
    let lentAtFirst = notes.order.count
    #expect(
      lentAtFirst == 3,
      """
      Eight downloads asked a pool of three, and none has given back yet. The others wait.
      \(notes.timeline)
      """)
    for turn in 0..<8 {
      let name = try #require(
        notes.order.dropFirst(turn).first,
        "A download waits for ever, though connections were given back.\n\(notes.timeline)")
      try giveBack(name, to: pool)
      try await settle()
    }
    for name in ["a", "b", "c", "d"] { borrow(name, from: pool) }
    try await settle()
    let lent = notes.order.count
    #expect(
      lent == 11,
      """
      After eight downloads all three connections are back, so of four that ask, three get one at \
      once. Count what happens to a connection without a waiting caller, and to one with.
      \(notes.timeline)
      """)
    let numbers = Set(names.flatMap { notes.lent(to: $0) })
    #expect(numbers.count == 3, "A pool of three lent connections of these numbers.")
    let mistakes = notes.mistakes
    #expect(mistakes.isEmpty, "Two downloads must not send over one connection.\n\(notes.timeline)")
  }

  @Test("Each connection is lent to one caller at a time, in whatever order they come back")
  func comeBackInAnyOrder() async throws {
    for order in [[0], [1], [2], [0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]] {
      notes.clear()
      let pool = await makePool(3)
      let names = ["Ada", "Grace", "Lin"]
      for name in names {
        borrow(name, from: pool)
        try await settle()
      }
      let lent = notes.order.count
      try #require(lent == 3, "Three downloads asked a pool of three.\n\(notes.timeline)")
      for place in order {
        try giveBack(names[place], to: pool)
        try await settle()
      }
      for place in order {
        borrow("after \(names[place])", from: pool)
        try await settle()
      }
      let again = notes.order.count
      let mistakes = notes.mistakes
      try #require(
        again == 3 + order.count && mistakes.isEmpty,
        """
        A connection need not come back in the order in which they were lent. What is lent then is one \
        that is idle, so your pool has to know which ones are, and not only how many.
        \(notes.timeline)
        """)
    }
  }

  @Test(
    "The caller that has waited longest is served first, at any priority, also before a new one")
  func firstComeFirstServed() async throws {
    let pool = await makePool(1)
    let names = ["Ada", "Grace", "Zoë", "Lin", "Åse", "Kim"]
    let priorities: [TaskPriority] = [.medium, .low, .high, .background, .high, .medium]
    for (name, priority) in zip(names, priorities) {
      borrow(name, from: pool, priority: priority)
      try await settle()
    }
    for name in names {
      try #require(
        notes.order.last == name,
        """
        The connection has to go to \(name), which waits longest. (The priorities of the waiting \
        callers differ, and do not count.)
        \(notes.timeline)
        """)
      try giveBack(name, to: pool)
      if name == "Ada" { borrow("Tim", from: pool) }
      try await settle()
    }
    let order = notes.order
    #expect(
      order == names + ["Tim"],
      "Tim asked while Ada gave back. All the others had been waiting by then.\n\(notes.timeline)")
  }

  @Test(
    "A waiting caller does not poll, however many wait: each connection is lent to one at a time")
  func manyWait() async throws {
    for size in [1, 20] {
      notes.clear()
      let pool = await makePool(size)
      let names = (1...(size + 25)).map { "download \($0)" }
      for name in names {
        borrow(name, from: pool)
        try await settle()
      }
      let lent = notes.order
      try #require(
        lent == Array(names.prefix(size)),
        "A pool of \(size), \(names.count) downloads asked one after the other, and these got one.")
      for (turn, name) in names.enumerated() {
        try giveBack(name, to: pool)
        try await settle()
        let count = notes.order.count
        let served = notes.order.last
        let expected = min(names.count, size + turn + 1)
        try #require(
          count == expected && served == names[expected - 1],
          """
          A pool of \(size) has lent a connection so many times, the last time to \(served ?? "no caller"). \
          \(names.count) downloads asked, \(turn + 1) have given back, so it is the turn of \
          \(names[expected - 1]).
          """)
      }
      let mistakes = notes.mistakes
      #expect(mistakes.isEmpty, "Two downloads must not send over one connection.")
    }
    notes.clear()
    let pool = await makePool(1)
    borrow("first", from: pool)
    try await settle()
    for number in 1...300 { borrow("download \(number)", from: pool, givingBack: true) }
    try await settle(within: 3_000)
    try giveBack("first", to: pool)
    try await settle(within: 3_000)
    let served = notes.order.count
    #expect(
      served == 301,
      """
      A pool of 1 lent its connection to the first download, and 300 waited. Then the first gave it back, and \
      so did each that got it. The pool has lent it so many times: does a caller get lost?
      """)
  }
}
