import Testing
import WorkshopSupport

@Suite("A hand-run executor")
struct HandExecutorTests {
  private actor Counter {
    var count = 0
    func add() { count += 1 }
  }

  @Test("holds the jobs of a task until they are run by hand, those of a default actor too")
  func holdsJobs() async {
    let executor = HandExecutor()
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

  @Test("runs jobs off the main actor")
  func runsElsewhere() async {
    let executor = HandExecutor()
    let task = Task(executorPreference: executor) { MainActorProbe.isOnMainActor }
    executor.runJobs()
    let isOnMainActor = await task.value
    #expect(!isOnMainActor)
  }
}
