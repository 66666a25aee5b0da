import Testing
import WorkshopSupport

@Suite("A hand-run executor")
struct ManualExecutorTests {
  private actor Counter {
    var count = 0
    func add() { count += 1 }
  }

  @Test("holds the jobs of a task until they are run by hand, those of a default actor too")
  func holdsJobs() async {
    let executor = ManualExecutor()
    let counter = Counter()
    let ended = Latch()
    Task(executorPreference: executor) {
      await counter.add()
      await counter.add()
      ended.open()
    }
    #expect(executor.hasJobs)
    #expect(executor.jobCount == 1)
    #expect(!ended.isOpen)
    executor.runJobs()
    #expect(!executor.hasJobs)
    #expect(executor.jobCount > 1)
    #expect(ended.isOpen)
    let count = await counter.count
    #expect(count == 2)
  }

  @Test("runs the job that came last, if it is told so")
  func runsNewest() {
    let executor = ManualExecutor()
    let order = SynchronizedArray<String>()
    for name in ["first", "second"] {
      Task(executorPreference: executor) { order.append(name) }
    }
    executor.runNewest()
    #expect(order.all == ["second"])
    executor.runOne()
    #expect(order.all == ["second", "first"])
    executor.runNewest()
    #expect(order.all.count == 2)
  }

  @Test("runs jobs off the main actor")
  func runsElsewhere() async {
    let executor = ManualExecutor()
    let task = Task(executorPreference: executor) { MainActorProbe.isOnMainActor }
    executor.runJobs()
    let isOnMainActor = await task.value
    #expect(!isOnMainActor)
  }
}

@Suite("A hand-run executor until work rests", .serialized)
@MainActor
struct HandExecutorRestTests {
  @Test("runs so many jobs and no more, also those that others bring")
  func runsNext() async {
    let executor = ManualExecutor()
    let order = SynchronizedArray<Int>()
    Task(executorPreference: executor) { @concurrent in
      for number in 1...3 {
        order.append(number)
        // There and back: the next job comes from the main actor.
        await MainActor.run {}
      }
    }
    await executor.runNext(2)
    #expect(order.all == [1, 2])
    await executor.runNext(10)
    #expect(order.all == [1, 2, 3])
    #expect(!executor.hasJobs)
  }

  @Test("comes to rest when the jobs and the work between them have ended")
  func comesToRest() async {
    let executor = ManualExecutor()
    let ended = Latch()
    Task(executorPreference: executor) { @concurrent in
      for _ in 1...3 { await MainActor.run {} }
      ended.open()
    }
    let rests = await executor.comesToRest()
    #expect(rests)
    #expect(ended.isOpen)
  }

  @Test("gives up where jobs never end")
  func givesUp() async {
    let executor = ManualExecutor()
    let task = Task(executorPreference: executor) {
      while !Task.isCancelled { await Task.yield() }
    }
    let rests = await executor.comesToRest(within: 20)
    #expect(!rests)
    task.cancel()
    let restsNow = await executor.comesToRest()
    #expect(restsNow)
  }
}

@Suite("A hand-run executor while the main actor stands still", .serialized)
@MainActor
struct HoldingTheMainActorTests {
  @Test("waits for unstructured tasks in the pool, and for what they resume")
  func waitsForThePool() async {
    for _ in 1...50 {
      let executor = ManualExecutor()
      let meter = WorkMeter()
      let ended = Latch()
      Task(executorPreference: executor) { @concurrent in
        await Task { @concurrent in
          for _ in 1...20 { await Task.yield() }
          await Task { @concurrent in meter.work() }.value
        }.value
        ended.open()
      }
      let rests = executor.runAllButMainActor()
      #expect(rests)
      #expect(ended.isOpen)
      #expect(meter.elsewhereUnits == 1)
    }
  }

  @Test("does not let the main actor in, and does not wait for it")
  func holdsTheMainActor() async {
    let executor = ManualExecutor()
    let meter = WorkMeter()
    let ended = Latch()
    Task(executorPreference: executor) { @concurrent in
      await Task { @concurrent in await MainActor.run { meter.work() } }.value
      ended.open()
    }
    let rests = executor.runAllButMainActor()
    #expect(rests)
    #expect(meter.mainActorUnits == 0)
    #expect(!ended.isOpen)
    let goesOn = await eventually { executor.hasJobs }
    #expect(goesOn)
    executor.runJobs()
    #expect(ended.isOpen)
    #expect(meter.mainActorUnits == 1)
  }

  #if os(Linux)
  @Test("gives up work in the pool that never rests")
  func givesUp() async {
    let executor = ManualExecutor()
    let task = Task { @concurrent in
      while !Task.isCancelled { await Task.yield() }
    }
    let rests = executor.runAllButMainActor(atMost: 100)
    #expect(!rests)
    task.cancel()
    await task.value
  }
  #endif
}

@Suite("A hand-run executor of an actor")
struct HandSerialExecutorTests {
  private actor Desk {
    private let executor: HandSerialExecutor
    var visits = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ executor: HandSerialExecutor) {
      self.executor = executor
    }

    func visit() -> Bool {
      visits += 1
      return executor.isRunningCaller
    }
  }

  @Test("holds each visit to its actor until it is run by hand")
  func holdsVisits() async throws {
    let executor = HandSerialExecutor()
    let desk = Desk(executor)
    async let first = desk.visit()
    async let second = desk.visit()
    try #require(await eventually { executor.jobCount == 2 })
    executor.runOne()
    #expect(executor.hasJobs)
    executor.runOne()
    #expect(!executor.hasJobs)
    let wereThere = await [first, second]
    #expect(wereThere == [true, true])
    #expect(!executor.isRunningCaller)
  }

  @Test("gives up work that never rests")
  func givesUp() {
    let executor = ManualExecutor()
    let task = Task(executorPreference: executor) {
      while !Task.isCancelled { await Task.yield() }
    }
    let rests = executor.runJobs(atMost: 50)
    #expect(!rests)
    task.cancel()
    let restsNow = executor.runJobs()
    #expect(restsNow)
  }

  @Test("in rounds, what its jobs leave to the main actor comes as late as it can, and comes")
  @MainActor
  func roundsWithTheMainActor() async {
    let executor = ManualExecutor()
    let order = SynchronizedArray<String>()
    let ended = AtomicFlag()
    Task(executorPreference: executor) { @concurrent in
      for number in 1...3 {
        Task { @MainActor in order.append("left \(number)") }
        await Task.yield()
        order.append("went on \(number)")
      }
      await MainActor.run { order.append("awaited") }
      ended.set()
      Task { @MainActor in order.append("left at the end") }
    }
    await executor.runInRounds { ended.isSet }
    #expect(
      order.all == [
        "went on 1", "went on 2", "went on 3", "left 1", "left 2", "left 3", "awaited",
        "left at the end",
      ])
  }
}
