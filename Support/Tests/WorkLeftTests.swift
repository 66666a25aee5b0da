import Dispatch
import Synchronization
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
  private final class Lock: Sendable {
    let value = Mutex(0)
  }

  /// Jobs are counted from the first suspension on.
  @concurrent
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

  @Test(
    "While a thread is held, what does not need it goes on; what waits for it counts as at rest")
  func held() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let lock = Lock()
      let mayGoOn = DispatchSemaphore(value: 0)
      let (holds, needed, free) = (AtomicFlag(), AtomicFlag(), AtomicFlag())
      Task { @concurrent in
        lock.value.withLock { _ in
          holds.set()
          mayGoOn.wait()
        }
      }
      let isHeld = await whenThreadsSleep { holds.isSet }
      let other = Task { free.set() }
      let goesOn = await whenThreadsSleep { free.isSet }
      let task = Task { @concurrent in lock.value.withLock { _ in needed.set() } }
      let comesToo = await whenThreadsSleep {
        defer { mayGoOn.signal() }
        return needed.isSet
      }
      await task.value
      await other.value
      exit(isHeld && goesOn && !comesToo && needed.isSet ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("A queue's long work is waited for, and what never comes is not")
  func queue() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let isDone = AtomicFlag()
      let mayBegin = DispatchSemaphore(value: 0)
      DispatchQueue(label: "long").async {
        mayBegin.wait()
        // Far longer than the turns that are given before threads are looked at.
        for number in 0..<20_000_000 where number.isMultiple(of: 1_000_000) { sched_yield() }
        isDone.set()
      }
      let comesEarly = await eventuallyOnAnyThread { isDone.isSet }
      mayBegin.signal()
      let comes = await eventuallyOnAnyThread { isDone.isSet }
      exit(!comesEarly && comes ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
#endif
