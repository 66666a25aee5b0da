import Dispatch
import Foundation
import SerialExecutorAdapter
import SerialExecutorSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("A serial executor", .serialized)
@MainActor
struct SerialExecutorChecks {
  /// A library that keeps names, and notes where it is called.
  private final class Library: Sendable {
    private struct State {
      var rows: [String] = []
      var calls = 0
      var wrongCalls = 0
    }

    private let state = Mutex(State())
    private let thread: ObjectIdentifier

    /// - Parameter thread: The identity of the database's `Thread`, which lives as long as the program.
    init(thread: ObjectIdentifier) { self.thread = thread }

    var rows: [String] { state.withLock { $0.rows } }

    /// How often it was called, by any caller.
    var calls: Int { state.withLock { $0.calls } }

    /// How often it was called on a thread other than the database's.
    var wrongCalls: Int { state.withLock { $0.wrongCalls } }

    func note() {
      let isRight = ObjectIdentifier(Thread.current) == thread
      state.withLock { state in
        state.calls += 1
        if !isRight { state.wrongCalls += 1 }
      }
    }

    func insert(_ name: String) {
      note()
      state.withLock { $0.rows.append(name) }
    }

    func all() -> [String] {
      note()
      return rows
    }
  }

  private final class Kept<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)
    var value: Value? { kept.withLock { $0 } }
    func keep(_ value: Value) { kept.withLock { $0 = value } }
  }

  private let subject = makeSubject()

  /// Waits until the database's thread has done all that it was given so far.
  private func threadIsThrough() async {
    await withCheckedContinuation { continuation in
      subject.onTheThread { continuation.resume() }
    }
  }

  /// Makes a library that knows the database's thread when it is called there.
  private func makeLibrary() async throws -> Library {
    // A job that is given to an executor that is gone may do anything.
    let isAlive = await subject.executorIsAlive()
    try #require(
      isAlive,
      "The executor is gone, so nothing runs. “The executor lives as long as …” says more.")
    // A mark in the thread's dictionary could be left with another thread, too.
    let thread = Kept<ObjectIdentifier>()
    subject.onTheThread { thread.keep(ObjectIdentifier(Thread.current)) }
    await threadIsThrough()
    return Library(thread: try #require(thread.value, "The database's thread runs nothing."))
  }

  /// Starts something, and waits until it has ended or nothing is left that could end it.
  ///
  /// What waits on the database's thread is not seen by `eventually`, so they are asked in turns.
  private func result<Value: Sendable>(
    of operation: @escaping @concurrent @Sendable () async -> Value
  ) async throws -> Value {
    let kept = Kept<Value>()
    Task { kept.keep(await operation()) }
    for _ in 0..<60 {
      if await eventually({ kept.value != nil }) { break }
      await threadIsThrough()
    }
    let value = kept.value
    return try #require(
      value,
      """
      A call of the data layer does not come back, and the database's thread has nothing to do. Each \
      job that an executor is given has to be run, once.
      """)
  }

  @Test(
    "In the repository, code on `@DataLayer` never runs on another thread, wherever it is asked")
  func repository() async throws {
    let library = try await makeLibrary()
    let repository = subject.makeRepository({ library.insert($0) }, { library.all() })
    let fromMain = try await result { @MainActor in
      await repository.add("Zoë")
      await repository.add("Ada")
      return await repository.names()
    }
    let fromElsewhere = try await result {
      await repository.add("Zoë")
      return await repository.names()
    }
    #expect(fromMain == ["Zoë", "Ada"], "These were added, in this order.")
    #expect(fromElsewhere == ["Zoë", "Ada", "Zoë"], "One more was added, with a name twice.")
    let (calls, wrong) = (library.calls, library.wrongCalls)
    #expect(
      wrong == 0,
      """
      Of \(calls) calls, so many came on a thread that is not the database's. Which executor does the \
      runtime ask when there is a job for the data layer?
      """)
  }

  @Test(
    "Callers are suspended meanwhile: none blocks its thread, and all are served, at every priority"
  )
  func manyCallers() async throws {
    let library = try await makeLibrary()
    let repository = subject.makeRepository({ library.insert($0) }, { library.all() })
    let hasTime = DispatchSemaphore(value: 0)
    subject.onTheThread { hasTime.wait() }
    let priorities: [TaskPriority] = [.medium, .high, .background, .low, .userInitiated]
    let tasks = (0..<25).map { number in
      Task(priority: priorities[number % 5]) { @concurrent in
        await repository.add("Person \(number % 7)")
      }
    }
    let cancelled = Task { @concurrent in
      withUnsafeCurrentTask { $0?.cancel() }
      await repository.add("Mary")
    }
    // Main actor code that asks goes on as well: this line is followed by the next one.
    let onMain = Task.immediate { await repository.add("Grace") }
    _ = await eventually { false }
    hasTime.signal()
    try await result {
      for task in tasks { await task.value }
      await cancelled.value
      await onMain.value
    }
    let (rows, wrong) = (library.rows, library.wrongCalls)
    #expect(rows.count == 27, "So many of 27 rows are there. Each job is run once.")
    #expect(rows.contains("Grace"), "The main actor asked too.")
    #expect(
      wrong == 0,
      """
      So many of 27 calls came on a thread that is not the database's. They came from tasks of all \
      priorities, and one from the main actor.
      """)
  }

  @Test("The executor lives as long as the actor")
  func executorLives() async {
    let isAlive = await subject.executorIsAlive()
    #expect(
      isAlive,
      """
      `unownedExecutor` leads to memory that something else has been put into: the executor is gone. An \
      unowned reference keeps nothing alive. Something has to hold the executor itself as long as the \
      actor lives.
      """)
  }

  @Test("Before and after an `await`, code on `@DataLayer` runs on the given `databaseThread`")
  func anyCode() async throws {
    let library = try await makeLibrary()
    let subject = subject
    let visitWasOnMain = Kept<Bool>()
    try await result {
      await subject.onTheDataLayer(
        { library.note() }, { visitWasOnMain.keep(MainActorProbe.isOnMainActor) })
    }
    let (calls, wrong) = (library.calls, library.wrongCalls)
    #expect(calls == 3, "The code looks at three places where it is.")
    #expect(
      wrong == 0,
      """
      At so many of three places, code on the data layer was not on the database's thread: at first, \
      after it was suspended, or after it went to the main actor and came back. This code is not in \
      the repository; it is the data layer that has to have the thread.
      """)
    let wasOnMain = visitWasOnMain.value
    #expect(
      wasOnMain == true,
      """
      Code on the data layer awaited a function on the main actor, and that function ran elsewhere. A \
      job is told on which executor it runs. It believes that, and where it believes to be on the \
      main actor it need not go there.
      """)
  }

  @Test("Each piece runs to its end, or to an `await`, before the next begins")
  func onePieceAtATime() async throws {
    let (library, notes) = (try await makeLibrary(), SynchronizedArray<String>())
    let subject = subject
    try await result {
      await subject.startsATask { line in
        library.note()
        notes.append(line)
      }
    }
    let (order, wrong) = (notes.all, library.wrongCalls)
    // On several threads the order would be luck.
    try #require(
      wrong == 0, "So many of 4 pieces ran on a thread that is not the database's.")
    #expect(
      order == ["begins", "goes on", "the task's piece", "ends"],
      """
      Code on the data layer made a task that is on the data layer too, and went on. The task's piece \
      has to wait until that code ends or awaits. A job that is run as soon as it comes breaks into \
      the one that is running, also if it is on the right thread.
      """)
  }
}
