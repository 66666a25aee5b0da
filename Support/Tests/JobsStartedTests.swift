import Testing
import WorkshopSupport

@Suite("Jobs that synchronous code starts", .serialized)
@MainActor
struct JobsStartedTests {
  @Test("Code that starts nothing has started no job")
  func none() async {
    await Task.yield()
    let jobs = jobsStarted(by: {})
    #expect(jobs == nil || jobs == 0)
  }

  @Test("A task is one job, on the main actor and elsewhere")
  func tasks() async {
    await Task.yield()
    let jobs = jobsStarted(by: {
      Task {}
      Task { @concurrent in }
    })
    #expect(jobs == nil || jobs == 2)
  }

  @Test("What other threads start meanwhile is not counted")
  func others() async {
    let others = Task { @concurrent in
      for _ in 0..<1_000 { await Task.yield() }
    }
    await Task.yield()
    let jobs = jobsStarted(by: {
      var sum = 0
      for number in 0..<10_000 { sum &+= number }
      precondition(sum > 0)
    })
    await others.value
    #expect(jobs == nil || jobs == 0)
  }
}
