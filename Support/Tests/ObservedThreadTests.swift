import Foundation
import Synchronization
import Testing
import WorkshopSupport

@Suite("Threads that a check looks at", .serialized)
struct ObservedThreadTests {
  @Test("A thread is seen to wait for a lock, and to be done when it got it")
  func waits() {
    let lock = Mutex(0)
    let thread = ObservedThread()
    #expect(thread.isIdle)
    lock.withLock { _ in
      thread.start { lock.withLock { $0 += 1 } }
      #expect(thread.isHeldUp)
      #expect(!thread.isFinished)
    }
    ObservedThread.finish([thread])
    #expect(thread.isDone)
    #expect(lock.withLock { $0 } == 1)
  }

  #if os(Linux) && arch(x86_64)
  @Test("Another thread works between two steps of one")
  func betweenTwoSteps() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let number = Atomic(0)
      SingleStepping.other.launch { number.add(1, ordering: .relaxed) }
      SingleStepping.run(lettingOtherWork: 100) {
        let read = number.load(ordering: .relaxed)
        number.store(read + 1, ordering: .relaxed)
      }
      let worked = SingleStepping.other.finish()
      if worked > 0, number.load(ordering: .relaxed) < worked + 1 { exit(7) }
    }
  }
  #endif
}
