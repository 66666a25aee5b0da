import AsyncStreamAdapter
import AsyncStreamSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("A stream of events", .serialized)
@MainActor
struct AsyncStreamChecks {
  /// Doors that call back when the check says so, and remember who has stopped them.
  final class Doors: Sendable {
    private struct State {
      /// Not in order, so that a ticket is taken for nothing else.
      var tickets = [31, 8, 54, 17]
      var reports: [(ticket: Int, report: Subject.Report)] = []
      var started: [Int] = []
      var stopped: Set<Int> = []
    }

    let timeline = Timeline()
    private let whileStarting: Int?
    private let state = Mutex(State())

    /// - Parameter whileStarting: A number that is reported before `start` returns.
    init(whileStarting: Int? = nil) {
      self.whileStarting = whileStarting
    }

    /// The tickets that were given, in this order.
    var started: [Int] { state.withLock { $0.started } }
    var stopped: Set<Int> { state.withLock { $0.stopped } }
    /// The tickets that were given, and not stopped since.
    var running: [Int] { state.withLock { $0.reports.map(\.ticket) } }

    func start(_ report: @escaping Subject.Report) -> Int {
      let ticket = state.withLock { state in
        let ticket = state.tickets.isEmpty ? 100 + state.started.count : state.tickets.removeFirst()
        state.started.append(ticket)
        state.reports.append((ticket, report))
        return ticket
      }
      timeline.record("doors", "start, ticket \(ticket)")
      if let whileStarting { self.report(whileStarting) }
      return ticket
    }

    func stop(_ ticket: Int) {
      timeline.record("doors", "stop \(ticket)")
      // What is let go here may call back into the doors, so it goes after the lock.
      let gone = state.withLock { state in
        state.stopped.insert(ticket)
        let gone = state.reports.filter { $0.ticket == ticket }
        state.reports.removeAll { $0.ticket == ticket }
        return gone
      }
      withExtendedLifetime(gone) {}
    }

    func report(_ people: Int) {
      timeline.record("doors", "\(people)")
      let reports = state.withLock { $0.reports }
      for (_, report) in reports { report(people) }
    }

    @concurrent
    func reportElsewhere(_ people: Int) async {
      report(people)
    }
  }

  /// A task that reads a stream in a loop.
  @MainActor
  final class Reader {
    let name: String
    private(set) var numbers: [Int] = []
    private(set) var hasEnded = false
    private(set) var task: Task<Void, Never>?
    private let timeline: Timeline

    init(_ timeline: Timeline, name: String = "reader") {
      self.name = name
      self.timeline = timeline
    }

    /// - Parameters:
    ///   - count: How many numbers to read before `break`.
    ///   - body: What the loop does with each number, after it has been noted.
    func reads(
      _ stream: AsyncStream<Int>, _ count: Int = .max,
      body: @escaping (Int) async -> Void = { _ in }
    ) {
      hasEnded = false
      task = Task {
        timeline.record(name, "loop")
        var left = count
        for await people in stream {
          timeline.record(name, "reads \(people)")
          numbers.append(people)
          await body(people)
          left -= 1
          if left == 0 { break }
        }
        timeline.record(name, "loop ends")
        hasEnded = true
      }
    }

    func isCancelled() {
      timeline.record(name, "is cancelled")
      task?.cancel()
    }
  }

  let doors = Doors()

  func makeOffice(_ others: Doors? = nil) -> Subject.Office {
    let doors = others ?? doors
    return makeSubject().makeOffice(
      Subject.Doors(start: { doors.start($0) }, stop: { doors.stop($0) }))
  }

  /// Returns when nothing is left to run: every task that waits, waits for the check.
  func comesToRest() async {
    _ = await eventually { false }
  }

  @Test(
    "The doors start before `peopleInside()` returns. While no loop waits, only the last number is kept"
  )
  func numbersBeforeTheLoop() async throws {
    let stream = makeOffice().peopleInside()
    let started = doors.started.count
    try #require(
      started == 1,
      """
      peopleInside() has returned, and the doors were started so many times. The stream listens \
      from the moment of that call, with or without a reader.
      \(doors.timeline)
      """)
    let reader = Reader(doors.timeline)
    defer { reader.task?.cancel() }
    for people in [12, 40, 7, 31] { doors.report(people) }
    reader.reads(stream)
    await comesToRest()
    let before = reader.numbers
    try #require(
      before == [31],
      """
      Four numbers came before the loop began. 31 people are inside now, and these numbers were \
      read. A stream buffers unread numbers; how many, and which, its maker says.
      \(doors.timeline)
      """)
    await doors.reportElsewhere(5)
    await comesToRest()
    let after = reader.numbers
    #expect(
      after == [31, 5], "The loop waited, then 5 came, and it read these.\n\(doors.timeline)")
  }

  @Test("While no loop waits, only the last number is kept, also if it comes while `start` runs")
  func numberDuringStart() async throws {
    let doors = Doors(whileStarting: 23)
    let stream = makeOffice(doors).peopleInside()
    let reader = Reader(doors.timeline)
    defer { reader.task?.cancel() }
    reader.reads(stream)
    await comesToRest()
    let numbers = reader.numbers
    #expect(
      numbers == [23],
      """
      The doors reported 23 before `start` had returned, and nothing since. 23 people are inside, and this \
      was read. A stream takes numbers as soon as it has a continuation.
      \(doors.timeline)
      """)
  }

  @Test("While no loop waits, only the last number is kept: while its body was at work")
  func numbersDuringTheBody() async throws {
    let stream = makeOffice().peopleInside()
    let reader = Reader(doors.timeline)
    let work = Latch()
    defer {
      work.open()
      reader.task?.cancel()
    }
    reader.reads(stream) { people in
      if people == 20 { await work.waitIgnoringCancellation() }
    }
    await comesToRest()
    doors.report(20)
    let isAtWork = await eventually { work.arrivalCount == 1 }
    try #require(isAtWork, "The loop waited, and did not read the 20 that came.\n\(doors.timeline)")
    for people in [21, 60, 9] { doors.report(people) }
    await comesToRest()
    work.open()
    await comesToRest()
    let numbers = reader.numbers
    #expect(
      numbers == [20, 9],
      """
      While the loop's body was at work on 20, three numbers came. When it asks again, 9 people are \
      inside, and the others are old news. These were read.
      \(doors.timeline)
      """)
  }

  @Test("A waiting loop gets each number at once, and the doors go on")
  func waitingLoop() async throws {
    let stream = makeOffice().peopleInside()
    let reader = Reader(doors.timeline)
    defer { reader.task?.cancel() }
    reader.reads(stream)
    await comesToRest()
    for (count, people) in [14, 3, 3, 0, 88].enumerated() {
      await doors.reportElsewhere(people)
      // To rest, so that the loop waits again when the next number comes.
      await comesToRest()
      let isRead = reader.numbers.count > count
      try #require(
        isRead,
        """
        The loop waited, and \(people) came. It was not read. No number is the end, not even 0: the \
        reader was not cancelled.
        \(doors.timeline)
        """)
    }
    let numbers = reader.numbers
    #expect(
      numbers == [14, 3, 3, 0, 88],
      """
      The loop waited for each of five numbers, two of which are equal, and has read these.
      \(doors.timeline)
      """)
    let ended = reader.hasEnded
    #expect(!ended, "The reader was not cancelled, and its loop has ended.\n\(doors.timeline)")
  }

  @Test("A waiting loop gets each number at once, even if the main actor is busy")
  func busyMainActor() async throws {
    let stream = makeOffice().peopleInside()
    let executor = ManualExecutor()
    let numbers = SynchronizedArray<Int>()
    let task = Self.readsElsewhere(stream, into: numbers, on: executor)
    defer {
      task.cancel()
      executor.runAllButMainActor()
    }
    // From here on the main actor is held by this check.
    executor.runAllButMainActor()
    for people in [12, 5] {
      doors.report(people)
      executor.runAllButMainActor()
    }
    let read = numbers.all
    #expect(
      read == [12, 5],
      """
      A loop that is not on the main actor waited, 12 came, then 5, and it has read these. The \
      main actor was busy meanwhile. A number need not go there: any code may yield to a stream, \
      from any thread.
      \(doors.timeline)
      """)
  }

  /// Nonisolated, and so is the task.
  private nonisolated static func readsElsewhere(
    _ stream: AsyncStream<Int>, into numbers: SynchronizedArray<Int>, on executor: ManualExecutor
  ) -> Task<Void, Never> {
    Task(executorPreference: executor) {
      for await people in stream { numbers.append(people) }
    }
  }

  @Test("Each call has its own ticket: two screens get the numbers, also when one has ended")
  func twoScreens() async throws {
    for endsFirst in [0, 1] {
      let office = makeOffice()
      let before = doors.started.count
      let streams = [office.peopleInside(), office.peopleInside()]
      let tickets = Array(doors.started.dropFirst(before))
      let readers = [
        Reader(doors.timeline, name: "screen 1"), Reader(doors.timeline, name: "screen 2"),
      ]
      defer { for reader in readers { reader.task?.cancel() } }
      for (reader, stream) in zip(readers, streams) { reader.reads(stream) }
      await comesToRest()
      doors.report(12)
      await comesToRest()
      for reader in readers {
        let numbers = reader.numbers
        try #require(
          numbers == [12],
          """
          Both screens waited, 12 came, and this is what \(reader.name) has read. Each element of a \
          stream goes to one reader only.
          \(doors.timeline)
          """)
      }
      try #require(tickets.count == 2, "Each stream has a ticket of its own.\n\(doors.timeline)")
      readers[endsFirst].isCancelled()
      await comesToRest()
      let running = doors.running
      #expect(
        running == [tickets[1 - endsFirst]],
        """
        \(readers[endsFirst].name) was cancelled. Its ticket was \(tickets[endsFirst]), the other \
        screen's is \(tickets[1 - endsFirst]), and these run now. Where does the code that stops the \
        doors get its ticket from?
        \(doors.timeline)
        """)
      doors.report(70)
      await comesToRest()
      let numbers = readers[1 - endsFirst].numbers
      #expect(numbers == [12, 70], "This is what the other screen has read.\n\(doors.timeline)")
      readers[1 - endsFirst].isCancelled()
      await comesToRest()
    }
  }
}
