import Testing
import WorkshopSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Tasks that synchronous code makes", .serialized)
@MainActor
struct TasksMadeTests {
  @Test("Code that makes no task has made none, also where a task of before runs meanwhile")
  func none() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let others = Task { @concurrent in
        for _ in 0..<1_000 { await Task.yield() }
      }
      let tasks = tasksMade(by: {
        var sum = 0
        for number in 0..<10_000 { sum &+= number }
        precondition(sum > 0)
      })
      await others.value
      exit(tasks == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Every kind of unstructured task counts, one that has ended by then too")
  func tasks() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let tasks = tasksMade(by: {
        Task {}
        Task { @concurrent in }
        Task.detached {}
        Task.immediate {}
      })
      exit(tasks == 4 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
