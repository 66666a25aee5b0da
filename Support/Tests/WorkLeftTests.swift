import Testing
import WorkshopSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

#if os(Linux)
/// Each in a process of its own: what other suites have at work is counted too.
@Suite("What is left to run", .serialized)
@MainActor
struct WorkLeftTests {
  /// Jobs are counted from the first suspension on.
  private static func yields(_ count: Int) async {
    for _ in 0..<count { await Task.yield() }
  }

  @Test("The pool comes to rest when its tasks have ended, and not while one yields for ever")
  func pool() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await Self.yields(1)
      Task { @concurrent in await Self.yields(50) }
      let rests = poolComesToRest()
      Task { @concurrent in
        while true { await Task.yield() }
      }
      exit(rests && !poolComesToRest() ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("A task that has not begun, or goes on after a hop, is left; one that has ended is not")
  func left() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await Self.yields(1)
      let before = otherJobsAreLeft()
      let task = Task {}
      let meanwhile = otherJobsAreLeft()
      await task.value
      let after = otherJobsAreLeft()
      exit(!before && meanwhile && !after ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Each job of a chain counts until the last has ended")
  func jobs() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await Self.yields(1)
      Task { await Self.yields(30) }
      let many = await jobsUntilWorkEnds(atMost: 1_000) ?? 0
      Task { await Self.yields(30) }
      let tooMany = await jobsUntilWorkEnds(atMost: 10)
      exit(many >= 30 && tooMany == nil ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
#endif
