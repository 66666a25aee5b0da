import IsolationCaptureAdapter
import IsolationCaptureSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Capture the isolation", .serialized)
@MainActor
struct IsolationCaptureChecks {
  /// A source whose names come when the check lets them, and the record of what came of them.
  private final class Record: Sendable {
    let names: [String]
    let isFree: [Latch]
    let isHere: @Sendable () -> Bool
    let timeline = Timeline()
    private let asked = Atomic(0)
    private let told = Mutex<[(event: Subject.Event, isHere: Bool)]>([])

    /// - Parameter isHere: Whether the calling code runs on the actor that has started the import.
    init(_ names: [String], isHere: @escaping @Sendable () -> Bool) {
      self.names = names
      self.isHere = isHere
      // One for each name, and one for the end.
      isFree = (0...names.count).map { _ in Latch() }
    }

    @Sendable
    func next() async -> String? {
      let index = asked.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < isFree.count else { return nil }
      await isFree[index].waitIgnoringCancellation()
      timeline.record("source", index < names.count ? names[index] : "no more names")
      return index < names.count ? names[index] : nil
    }

    @Sendable
    func listen(_ event: Subject.Event) {
      let isHere = isHere()
      timeline.record("delegate", (isHere ? "" : "elsewhere: ") + Self.words(event))
      told.withLock { $0.append((event, isHere)) }
    }

    var events: [Subject.Event] { told.withLock { $0.map(\.event) } }
    var areAllHere: Bool { told.withLock { $0.allSatisfy(\.isHere) } }

    /// What has to have been told when so many names have been read.
    func expected(_ count: Int) -> [Subject.Event] {
      count > names.count
        ? names.map { .read($0) } + [.finished(names.count)]
        : names.prefix(count).map { .read($0) }
    }

    private static func words(_ event: Subject.Event) -> String {
      switch event {
      case .read(let name): "read \(name.debugDescription)"
      case .finished(let count): "finished, \(count)"
      }
    }
  }

  /// A source that never suspends.
  private final class SourceAtOnce: Sendable {
    private let left: Mutex<ArraySlice<String>>

    init(_ names: [String]) { left = Mutex(names[...]) }

    func next() -> String? { left.withLock { $0.popFirst() } }
  }

  /// Lets things happen until the condition holds, and says whether it came to hold.
  private typealias Work = @MainActor (_ until: @MainActor () -> Bool) async -> Bool

  /// Lets one name come after the other, and looks after each what has been told.
  private func letAllCome(
    _ record: Record, whileWorking work: Work
  ) async throws {
    let early = record.events
    try #require(early == [], "Nothing has been read yet.\n\(record.timeline)")
    for index in record.isFree.indices {
      record.isFree[index].open()
      let expected = record.expected(index + 1)
      _ = await work { record.events.count >= expected.count }
      let events = record.events
      try #require(
        events == expected,
        """
        The source has given its answer number \(index + 1), and waits with the next one. This is what \
        the delegate has been told by now. Each name is told as soon as it is there, and the end comes \
        last.
        \(record.timeline)
        """)
    }
    _ = await work { false }
    let (events, areAllHere) = (record.events, record.areAllHere)
    let all = record.expected(record.isFree.count)
    #expect(events == all, "Something was told after the end.\n\(record.timeline)")
    #expect(
      areAllHere,
      """
      The delegate is used by the actor that has started the import, and was told away from it. \
      Whose actor does the task use: the one of the caller? And what says so at the call?
      \(record.timeline)
      """)
  }

  private nonisolated static let names = [["Ada", "", "Grace", "Grace", " Émile ", "Ada"], []]

  @Test(
    "Each name is told as soon as it has been read, in order, here on the main actor",
    arguments: names)
  func onTheMainActor(names: [String]) async throws {
    let record = Record(names) { MainActorProbe.isOnMainActor }
    let holder = makeSubject().startOnMain(record.next, record.listen)
    try await letAllCome(record) { condition in await eventually(condition) }
    withExtendedLifetime(holder) {}
  }

  @Test(
    "Each name is told as soon as it has been read, in order, here on another actor",
    arguments: names)
  func atADesk(names: [String]) async throws {
    let place = HandSerialExecutor()
    let record = Record(names) { place.isRunningCaller }
    let end = End()
    _ = Task {
      end.holder = await makeSubject().startAtADesk(
        place.asUnownedSerialExecutor(), record.next, record.listen)
    }
    let work: Work = { condition in
      for _ in 0..<1_000 {
        if await eventually(condition) { return true }
        if !place.hasJobs { return false }
        place.runOne()
      }
      return false
    }
    let isOver = await work { end.holder != nil }
    try #require(isOver, "The call has to be over before the first name has been read.")
    try await letAllCome(record, whileWorking: work)
    withExtendedLifetime(end) {}
  }

  @Test("An import retains its delegate until the end")
  func keepsItsDelegate() async {
    let record = Record(["Ada", "Grace"]) { MainActorProbe.isOnMainActor }
    _ = makeSubject().startOnMain(record.next, record.listen)
    // The source takes its time: all that can run has run before the first name comes.
    _ = await eventually { false }
    for latch in record.isFree {
      latch.open()
      _ = await eventually { false }
    }
    let all = record.expected(record.isFree.count)
    _ = await eventually { record.events.count >= all.count }
    let events = record.events
    #expect(
      events == all,
      """
      The delegate was made for this import, and its maker did not keep it. This is what it has been \
      told. Who held it while the names came?
      \(record.timeline)
      """)
  }

  @Test("After the last one, the count is told once, also if all names are there at once")
  func thereAtOnce() async {
    let names = (1...40).map { $0.isMultiple(of: 9) ? "" : "name \($0 % 17)" }
    let (source, told) = (SourceAtOnce(names), SynchronizedArray<Subject.Event>())
    let holder = makeSubject().startOnMain(
      { source.next() }, { event in told.append(event) })
    _ = await eventually { told.all.count > names.count }
    _ = await eventually { false }
    let events = told.all
    let expected = names.map { Subject.Event.read($0) } + [.finished(names.count)]
    #expect(
      events == expected,
      """
      The source has given 40 names without suspending, and this is what the delegate was told. Which \
      task tells a name, and what makes the next one wait for it?
      """)
    withExtendedLifetime(holder) {}
  }

  @Test("Several imports may run together, and each tells its own delegate")
  func twoAtOnce() async throws {
    let (subject, first, second) = (
      makeSubject(),
      Record(["Ada", "Grace"]) { MainActorProbe.isOnMainActor },
      Record(["Grace", "", "Alan"]) { MainActorProbe.isOnMainActor }
    )
    let others = (0..<40).map { _ in Record([]) { MainActorProbe.isOnMainActor } }
    let all = [first] + others + [second]
    let holders = all.map { subject.startOnMain($0.next, $0.listen) }
    // The first sources give nothing until the last import is over.
    try await letAllCome(second) { condition in await eventually(condition) }
    try await letAllCome(first) { condition in await eventually(condition) }
    for other in others { other.isFree[0].open() }
    _ = await eventually { others.allSatisfy { !$0.events.isEmpty } }
    let ended = others.count { $0.events == [.finished(0)] }
    #expect(ended == 40, "So many of 40 imports without names have told their end, once each.")
    withExtendedLifetime(holders) {}
  }

  private final class End {
    var holder: (any Sendable)?
  }
}
