import ClosuresAndIsolationAdapter
import ClosuresAndIsolationSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Closures and isolation", .serialized)
@MainActor
struct ClosuresAndIsolationChecks {
  private let subject = makeSubject()

  /// What a closure was given, and whether it ran where it has to, at its start and after a wait.
  private final class Record: Sendable {
    private let calls = Mutex<[(text: String, isHere: Bool)]>([])
    let isHere: @Sendable () -> Bool

    init(isHere: @escaping @Sendable () -> Bool) { self.isHere = isHere }

    func note(_ text: String) {
      let isHere = isHere()
      calls.withLock { $0.append((text, isHere)) }
    }

    var texts: [String] { calls.withLock { $0.map(\.text) } }
    var areAllHere: Bool { calls.withLock { $0.allSatisfy(\.isHere) } }
  }

  private final class End {
    var notes: [String]?
  }

  private nonisolated static let names = ["menu", "letter", "", "agenda", "letter", "menu"]
  private nonisolated static let order = names.flatMap { ["\($0) begins", "\($0) ends"] }

  @Test("On the main actor, `change` gets each draft itself, in order, before `edit` returns")
  func editOnMain() async throws {
    let record = Record { MainActorProbe.isOnMainActor }
    let end = End()
    let subject = subject
    Task {
      end.notes = await subject.editOnMain(Self.names) { name in
        record.note("\(name) begins")
        await Task.yield()
        record.note("\(name) ends")
      }
    }
    let isOver = await eventually { end.notes != nil }
    try #require(isOver, "`edit` was called and has not come back.")
    expectEdited(record, end)
  }

  @Test("On any other actor, `change` gets each draft itself, in order, before `edit` returns")
  func editAtADesk() async throws {
    let place = HandSerialExecutor()
    let record = Record { place.isRunningCaller }
    let end = End()
    let subject = subject
    Task {
      end.notes = await subject.editAtADesk(place.asUnownedSerialExecutor(), Self.names) { name in
        record.note("\(name) begins")
        await Task.yield()
        record.note("\(name) ends")
      }
    }
    for _ in 0..<1_000 {
      _ = await eventually { end.notes != nil }
      if !place.hasJobs { break }
      place.runOne()
    }
    try #require(end.notes != nil, "`edit` was called and has not come back.")
    expectEdited(record, end)
  }

  @Test("Cancellation changes nothing: `change` gets every draft", arguments: [true, false])
  func editInACancelledTask(isCancelledFirst: Bool) async throws {
    let record = Record { MainActorProbe.isOnMainActor }
    let (hold, end) = (Latch(), End())
    let subject = subject
    let task = Task {
      end.notes = await subject.editOnMain(Self.names) { name in
        record.note("\(name) begins")
        await hold.waitIgnoringCancellation()
        record.note("\(name) ends")
      }
    }
    // Before `edit` is called, or while the first draft is edited.
    if !isCancelledFirst { try #require(await eventually { hold.arrivalCount == 1 }) }
    task.cancel()
    _ = await eventually { false }
    hold.open()
    let isOver = await eventually { end.notes != nil }
    try #require(isOver, "`edit` was called in a cancelled task and has not come back.")
    expectEdited(record, end)
  }

  private func expectEdited(_ record: Record, _ end: End) {
    let (texts, areAllHere, notes) = (record.texts, record.areAllHere, end.notes)
    #expect(
      texts == Self.order,
      """
      This is what the closure was given. It gets the drafts in their order, one after the other, also \
      one that stands in the list twice, has no name, or has a text already.
      """)
    #expect(
      notes == Self.names,
      """
      When `edit` returns, the closure has run to its end for each draft. It was given the drafts \
      of the list, and no others.
      """)
    #expect(
      areAllHere,
      "The closure was taken away from the actor of `edit`'s caller, and uses that actor's state.")
  }

  @Test(
    "`home` is the closure's actor, or nil for a nonisolated closure",
    arguments: Subject.Home.allCases, [true, false])
  func home(home: Subject.Home, isMadeOnMain: Bool) async {
    let listener = await subject.makeListener(home, isMadeOnMain) { _ in }
    let named = listener.home()
    let maker = isMadeOnMain ? "on the main actor" : "by nonisolated code"
    #expect(
      named == home,
      """
      This listener was made \(maker). The actor of a listener's closure depends neither on its \
      maker nor on its caller. The closure knows: has it been asked? (`archive` is a global \
      actor.)
      """)
  }

  @Test("`hear` runs the closure once, before it returns, and in the closure's own place")
  func hear() async throws {
    for home in Subject.Home.allCases {
      let record = Record { MainActorProbe.isOnMainActor == (home == .mainActor) }
      let (hold, end) = (Latch(), End())
      let listener = await subject.makeListener(home, true) { news in
        await hold.waitIgnoringCancellation()
        record.note(news)
      }
      Task {
        await listener.hear("lunch")
        end.notes = record.texts
      }
      let isHeard = await eventually { hold.arrivalCount == 1 }
      try #require(isHeard, "`hear` was called, and its closure was not.")
      let isEarly = await eventually { end.notes != nil }
      hold.open()
      let isOver = await eventually { end.notes != nil }
      try #require(isOver, "The closure has ended, and `hear` has not returned.")
      _ = await eventually { false }
      let texts = record.texts
      #expect(!isEarly, "The closure was waiting, and `hear` had returned. Which code awaits it?")
      #expect(texts == ["lunch"], "This is what the closure heard. It is run once.")
      let areAllHere = record.areAllHere
      #expect(areAllHere, "The closure is isolated to \(home), and did not run there.")
    }
  }

  @Test(
    "Cancellation changes nothing: each call of `hear` runs the closure",
    arguments: [false, true])
  func hearAgain(isCancelled: Bool) async throws {
    for home in Subject.Home.allCases {
      let record = Record { MainActorProbe.isOnMainActor == (home == .mainActor) }
      let end = End()
      let listener = await subject.makeListener(home, true) { news in
        await Task.yield()
        record.note(news)
      }
      let task = Task {
        await listener.hear("lunch")
        await listener.hear("")
        await listener.hear("lunch")
        end.notes = record.texts
      }
      if isCancelled { task.cancel() }
      let isOver = await eventually { end.notes != nil }
      try #require(isOver, "`hear` was called three times, and has not returned.")
      let (notes, areAllHere) = (end.notes, record.areAllHere)
      #expect(
        notes == ["lunch", "", "lunch"],
        """
        `hear` was called three times in a task\(isCancelled ? " that was cancelled before" : ""). \
        This is what the closure heard by the time of the last return.
        """)
      #expect(areAllHere, "The closure is isolated to \(home), and did not run there.")
    }
  }

  @Test("Two calls of `hear` at the same time run the closure twice")
  func hearTwiceAtOnce() async {
    for home in Subject.Home.allCases {
      let record = Record { MainActorProbe.isOnMainActor == (home == .mainActor) }
      let (hold, returns) = (Latch(), SynchronizedArray<String>())
      let listener = await subject.makeListener(home, false) { news in
        await hold.waitIgnoringCancellation()
        record.note(news)
      }
      for news in ["lunch", "tea"] {
        Task {
          await listener.hear(news)
          returns.append(news)
        }
      }
      // Whether the second closure begins before the first one has ended is up to the listener.
      _ = await eventually { false }
      hold.open()
      _ = await eventually { returns.all.count == 2 }
      let (texts, all) = (record.texts.sorted(), returns.all.sorted())
      #expect(
        texts == ["lunch", "tea"], "`hear` was called twice. This is what the closure heard.")
      #expect(all == ["lunch", "tea"], "Both calls of `hear` return.")
    }
  }
}
