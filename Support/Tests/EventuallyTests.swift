import Testing

@testable import WorkshopSupport

@Suite("eventually")
@MainActor
struct EventuallyTests {
  @Test("asks once and gives no turn when the condition already holds")
  func holdsAlready() async {
    var asked = 0
    let held = await eventually(turns: 5) {
      asked += 1
      return true
    }
    #expect(held)
    #expect(asked == 1)
  }

  @Test("gives up when nothing is left that could make the condition hold")
  func givesUp() async {
    let held = await eventually(turns: 5) { false }
    #expect(!held)
  }

  #if os(Linux)
  @Test("counts jobs, also of a task that yields or waits for an actor")
  func countsJobs() async {
    let before = JobsInFlight.total
    await hop(WorkMeter())
    #expect(JobsInFlight.areCounted)
    #expect(JobsInFlight.total > before)
  }
  #endif

  @Test("does not give up while a task works, however long that takes")
  func waitsForWork() async {
    let meter = WorkMeter()
    let work = Task {
      for _ in 1...1_000 { await hop(meter) }
    }
    let held = await eventually(turns: 1_000_000) { meter.elsewhereUnits == 1_000 }
    await work.value
    #expect(held)
  }

  @Test("lets main-actor tasks run")
  func mainActorTasksRun() async {
    var done = 0
    for _ in 1...5 {
      Task {
        await Task.yield()
        done += 1
      }
    }
    let held = await eventually { done == 5 }
    #expect(held)
  }

  @Test("lets tasks off the main actor run, with hops in both directions")
  func otherTasksRun() async {
    let meter = WorkMeter()
    async let work: Void = withTaskGroup { group in
      for _ in 1...5 {
        group.addTask {
          await MainActor.run {}
          await Task.yield()
          meter.work()
        }
      }
    }
    let held = await eventually { meter.elsewhereUnits == 5 }
    await work
    #expect(held)
  }

  @Test("stops when the task that asks is cancelled")
  func stopsWhenCancelled() async {
    let task = Task { await eventually(turns: .max) { false } }
    task.cancel()
    let held = await task.value
    #expect(!held)
  }
}

@concurrent
private func hop(_ meter: WorkMeter) async {
  await Task.yield()
  meter.work()
}
