import Foundation
import ObserveTheModelAdapter
import ObserveTheModelSubject
import Testing
import WorkshopSupport

/// Whether the answer was seen to rest in a process of its own.
@MainActor private var isKnownToRest = false

@Suite("Watch a model without a view", .serialized)
@MainActor
struct ObserveTheModelChecks {
  /// A task that reads headlines in a loop.
  @MainActor
  private final class Window {
    private(set) var headlines: [String] = []
    private(set) var hasEnded = false
    private(set) var task: Task<Void, Never>?
    let timeline: Timeline

    init(_ timeline: Timeline) {
      self.timeline = timeline
    }

    /// - Parameters:
    ///   - count: How many headlines to read before `break`.
    ///   - body: What the loop does with each headline, after it has been noted.
    func reads(
      _ loop: @escaping Subject.Loop, _ count: Int = .max,
      body: @escaping @MainActor (String) async -> Void = { _ in }
    ) {
      task = Task {
        timeline.record("window", "loop")
        var left = count
        await loop { headline in
          self.timeline.record("window", "reads \(headline)")
          self.headlines.append(headline)
          await body(headline)
          left -= 1
          return left > 0
        }
        timeline.record("window", "loop ends")
        hasEnded = true
      }
    }

    func isCancelled() {
      timeline.record("window", "is cancelled")
      task?.cancel()
    }
  }

  private let timeline = Timeline()

  private func change(
    _ team: Subject.Team, name: String? = nil, members: [String]? = nil, notes: String? = nil
  ) {
    let parts = [name, members.map { "\($0.count) members" }, notes.map { _ in "notes" }]
    timeline.record("team", "= " + parts.compactMap(\.self).joined(separator: ", "))
    team.change(name, members, notes)
  }

  /// Returns when nothing is left to run: every task that waits, waits for the check.
  ///
  /// - Throws: If a waiting task looks again and again.
  private func comesToRest() async throws {
    try await ExitTestProcess.waitUntilWorkEnds {
      guard !isKnownToRest else { return }
      try await #require(processExitsWith: .success, Self.loops) { @MainActor in
        try await ObserveTheModelChecks.waitsAlone()
      }
      isKnownToRest = true
    }
  }

  /// A window that waits, in a program that ends with a failure if anything goes on meanwhile.
  private static func waitsAlone() async throws {
    ExitTestProcess.isCurrent = true
    let checks = ObserveTheModelChecks()
    let (team, _) = makeSubject().makeTeam()
    let window = Window(checks.timeline)
    window.reads(team.headlines())
    try await checks.comesToRest()
    checks.change(team, name: "Sales")
    try await checks.comesToRest()
    exit(EXIT_SUCCESS)
  }

  private static let loops: Comment = """
    A window waits, nothing changes, and yet something has had a thousand turns meanwhile: a loop \
    looks again and again whether there is news. That empties the battery. Wait until you are \
    told.
    """

  @Test("While nothing changes, no code runs")
  func waitsInPeace() async {
    await #expect(processExitsWith: .success, Self.loops) { @MainActor in
      try await ObserveTheModelChecks.waitsAlone()
    }
  }

  @Test("The first headline comes at once, and says how the team is when the loop begins")
  func firstHeadline() async throws {
    for isChangedBetween in [false, true] {
      let (team, _) = makeSubject().makeTeam()
      if !isChangedBetween { change(team, members: ["Ada", "Grace", "Linus"]) }
      timeline.record("check", "headlines(of:)")
      let loop = team.headlines()
      try await comesToRest()
      if isChangedBetween { change(team, members: ["Ada", "Grace", "Linus"]) }
      try await comesToRest()
      let window = Window(timeline)
      defer { window.task?.cancel() }
      window.reads(loop)
      try await comesToRest()
      let headlines = window.headlines
      try #require(
        headlines == ["Design: 3"],
        """
        The team had three members when the loop began, nothing has changed since, and these were \
        read. A window that begins to watch does not know how things are. It has to be told, and \
        not how they were earlier.
        \(timeline)
        """)
    }
  }

  @Test("A waiting loop reads one headline after a turn with changes, each time")
  func everyTurn() async throws {
    let (team, _) = makeSubject().makeTeam()
    let window = Window(timeline)
    defer { window.task?.cancel() }
    window.reads(team.headlines())
    try await comesToRest()
    for (name, members, expected) in [
      ("Sales", nil, "Sales: 0"), (nil, ["Ada"], "Sales: 1"), (nil, ["Ada", "Linus"], "Sales: 2"),
      ("Legal", [], "Legal: 0"),
    ] as [(String?, [String]?, String)] {
      change(team, name: name, members: members)
      try await comesToRest()
      let last = window.headlines.last
      try #require(
        last == expected,
        """
        The loop waited, the team changed, and this is what the loop read last. \
        `withObservationTracking` calls back before the change, and one time only.
        \(timeline)
        """)
    }
    let ended = window.hasEnded
    #expect(!ended, "The loop was not cancelled, and it has ended.\n\(timeline)")
  }

  @Test("A change that comes soon after another one is not missed")
  func soonAfter() async throws {
    // No task prefers it. It holds the main actor until all work elsewhere has come to rest, so that a
    // number of turns means the same on every machine.
    let elsewhere = ManualExecutor()
    for turns in 0...20 {
      let (team, _) = makeSubject().makeTeam()
      let window = Window(timeline)
      defer { window.task?.cancel() }
      // The body takes some turns, so that the second change comes while it is at work, too.
      window.reads(team.headlines()) { _ in
        for _ in 0..<40 { await Task.yield() }
      }
      try await comesToRest()
      change(team, name: "Sales")
      elsewhere.runAllButMainActor()
      for _ in 0..<turns {
        await Task.yield()
        elsewhere.runAllButMainActor()
      }
      change(team, members: ["Ada"])
      try await comesToRest()
      let last = window.headlines.last
      try #require(
        last == "Sales: 1",
        """
        The team is called Sales now. Some turns later (\(turns) of them) Ada came, and nothing has \
        changed since. The loop waits for the next headline, and this is what it read last. Who \
        watched in the meantime?
        \(timeline)
        """)
    }
  }

  @Test("A waiting loop reads one headline after a turn with changes: that of its last change")
  func oneTurn() async throws {
    let (team, _) = makeSubject().makeTeam()
    let window = Window(timeline)
    defer { window.task?.cancel() }
    window.reads(team.headlines())
    try await comesToRest()
    let before = window.headlines.count
    change(team, members: ["Ada"])
    change(team, name: "Sales")
    change(team, members: ["Ada", "Grace", "Linus", "Barbara"])
    change(team, name: "Legal")
    try await comesToRest()
    let headlines = Array(window.headlines.dropFirst(before))
    #expect(
      headlines == ["Legal: 4"],
      """
      Four things changed in one turn of the main actor, and these headlines were read for them. \
      Until the turn is over, the team is half changed: no headline of that time is true.
      \(timeline)
      """)
  }

  @Test("Of what changed while its body was at work, a loop reads the newest headline next")
  func duringTheBody() async throws {
    let (team, _) = makeSubject().makeTeam()
    let window = Window(timeline)
    let work = Latch()
    defer {
      work.open()
      window.task?.cancel()
    }
    window.reads(team.headlines()) { headline in
      if headline == "Sales: 0" { await work.waitIgnoringCancellation() }
    }
    try await comesToRest()
    change(team, name: "Sales")
    try await comesToRest()
    let isAtWork = work.arrivalCount == 1
    try #require(isAtWork, "The loop waited, and did not read that it is Sales now.\n\(timeline)")
    let before = window.headlines.count
    for members in [["Ada"], ["Ada", "Grace"], ["Ada", "Grace", "Linus"]] {
      change(team, members: members)
      try await comesToRest()
    }
    timeline.record("window", "asks again")
    work.open()
    try await comesToRest()
    let headlines = Array(window.headlines.dropFirst(before))
    try #require(
      headlines == ["Sales: 3"],
      """
      While the loop's body was at work on Sales: 0, three members came, each in a turn of its \
      own. After that the loop asked for the next headline. These were read. Either the team was \
      not watched while the body was at work, or old headlines were kept for later.
      \(timeline)
      """)
    change(team, members: [])
    try await comesToRest()
    let last = window.headlines.last
    #expect(last == "Sales: 0", "The members left, and this was read last.\n\(timeline)")
  }

  @Test("What the loop's body changes itself is read next")
  func changedByTheBody() async throws {
    let (team, _) = makeSubject().makeTeam()
    let window = Window(timeline)
    defer { window.task?.cancel() }
    window.reads(team.headlines()) { headline in
      if headline == "Design: 0" { team.change(nil, ["Ada"], nil) }
    }
    try await comesToRest()
    let headlines = window.headlines
    #expect(
      headlines == ["Design: 0", "Design: 1"],
      """
      The body of the loop gave the team a member, and these headlines were read. From which line \
      on is the team watched?
      \(timeline)
      """)
  }

  @Test("Other changes bring none: the headline does not show them")
  func otherParts() async throws {
    let (team, _) = makeSubject().makeTeam()
    let window = Window(timeline)
    defer { window.task?.cancel() }
    window.reads(team.headlines())
    try await comesToRest()
    let before = window.headlines
    change(team, notes: "Lunch is at noon.")
    try await comesToRest()
    change(team, notes: "Lunch is at one.")
    try await comesToRest()
    let after = window.headlines
    #expect(
      after == before,
      "The notes changed, which no headline shows, and these were read.\n\(timeline)")
  }

  @Test("The loop ends when its task is cancelled", arguments: [false, true])
  func cancelled(beforeItBegins: Bool) async throws {
    let (team, _) = makeSubject().makeTeam()
    let window = Window(timeline)
    window.reads(team.headlines())
    if !beforeItBegins {
      try await comesToRest()
      change(team, name: "Sales")
      try await comesToRest()
    }
    window.isCancelled()
    try await comesToRest()
    let ended = window.hasEnded
    #expect(
      ended,
      """
      The loop's task was cancelled\(beforeItBegins ? " before the loop began" : ""), and the loop \
      waits on. If it waits for a continuation, who resumes that?
      \(timeline)
      """)
    let before = window.headlines
    change(team, name: "Legal")
    try await comesToRest()
    let after = window.headlines
    #expect(after == before, "It was cancelled, then a change came, and it read.\n\(timeline)")
  }

  /// How a sequence is given up.
  enum End: String, CaseIterable, CustomTestStringConvertible {
    case unread = "no loop has read it"
    case left = "a loop was left with `break`"
    case cancelled = "the loop's task was cancelled"

    nonisolated var testDescription: String { rawValue }
  }

  /// So that no tuple holds the team.
  private static func makeTeam() -> (Subject.Team?, @MainActor () -> Bool) {
    let made = makeSubject().makeTeam()
    return (made.team, made.isHeld)
  }

  @Test("A released sequence does not retain the team")
  func teamIsFreed() async throws {
    for end in End.allCases {
      var (team, isHeld) = Self.makeTeam()
      try #require(isHeld(), "The check holds the team.")
      var loop = team?.headlines()
      let window = Window(timeline)
      timeline.record("team", "another one")
      if let loop, end != .unread { window.reads(loop, end == .left ? 1 : .max) }
      try await comesToRest()
      if let team { change(team, name: "Sales") }
      try await comesToRest()
      if end == .cancelled { window.isCancelled() }
      try await comesToRest()
      loop = nil
      team = nil
      timeline.record("check", "lets go of all")
      try await comesToRest()
      if end != .unread {
        let ended = window.hasEnded
        try #require(ended, "This is how the loop ended: \(end.rawValue).\n\(timeline)")
      }
      let held = isHeld()
      #expect(
        !held,
        """
        This is how the sequence was given up: \(end.rawValue). Sequence and team were released, \
        and the team is still there. The team retains its observers, until a change comes. If \
        that one keeps the team, neither ever goes.
        \(timeline)
        """)
    }
  }
}
