import Dispatch
import Foundation
import Synchronization
import Testing

@testable import WorkshopSupport

@Suite("Quiet of the processor")
struct ProcessorQuietTests {
  private typealias Look = ProcessorQuiet.Look

  /// One quiet look, as a machine with a free processor has it.
  private static let quiet = Look(took: 2_000, burned: 2_000, gap: 100, others: 50)

  @Test("A stretch counts once the thread that looks has worked for ten milliseconds")
  func stretch() {
    var quiet = ProcessorQuiet()
    for _ in 1...4 { quiet.note(Self.quiet, worked: 0) }
    #expect(!quiet.isReached)
    quiet.note(Self.quiet, worked: 0)
    #expect(quiet.isReached)
  }

  @Test("Work of others begins the stretch anew")
  func interrupted() {
    var quiet = ProcessorQuiet()
    for _ in 1...5 { quiet.note(Self.quiet, worked: 0) }
    quiet.note(Look(took: 2_000, burned: 500, gap: 100, others: 1_500), worked: 1_500)
    #expect(!quiet.isReached)
    for _ in 1...4 { quiet.note(Self.quiet, worked: 0) }
    #expect(!quiet.isReached)
  }

  @Test("Where the thread that looks was kept waiting, it has to be quiet for eight times as long")
  func busyMachine() {
    var quiet = ProcessorQuiet()
    let look = Look(took: 10_000, burned: 2_000, gap: 8_000, others: 0)
    for _ in 1...6 { quiet.note(look, worked: 0) }
    #expect(!quiet.isReached, "60 of 64 ms.")
    quiet.note(look, worked: 0)
    #expect(quiet.isReached)
  }

  @Test("A wait that was very long once does not make every later one endless")
  func longestStretch() {
    var quiet = ProcessorQuiet()
    quiet.note(Look(took: 900_000, burned: 10, gap: 890_000, others: 900_000), worked: 0)
    for _ in 1...5 { quiet.note(Self.quiet, worked: 0) }
    #expect(!quiet.isReached)
    quiet.note(Look(took: 400_000, burned: 8_000, gap: 200_000, others: 0), worked: 0)
    #expect(quiet.isReached)
  }

  @Test("Work is endless after so much processor time of others, and its own looks are none")
  func endless() {
    var quiet = ProcessorQuiet(endless: 3_000)
    for _ in 1...50 { quiet.note(Self.quiet, worked: 50) }
    #expect(!quiet.isEndless)
    quiet.note(Look(took: 1_000, burned: 10, gap: 0, others: 600), worked: 600)
    #expect(quiet.isEndless)
  }

  @Test("A process at rest is seen to be at rest; one that works is not, until its work has ended")
  func ofProcess() async {
    await #expect(processExitsWith: .success) {
      var atRest = ProcessorQuiet()
      while !atRest.isReached, !atRest.isEndless { atRest.look() }
      guard atRest.isReached else { exit(2) }

      let goesOn = Atomic(true)
      let hasEnded = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        while goesOn.load(ordering: .relaxed) {}
        hasEnded.signal()
      }
      var atWork = ProcessorQuiet(endless: 100_000)
      while !atWork.isReached, !atWork.isEndless { atWork.look() }
      guard atWork.isEndless, !atWork.isReached else { exit(3) }

      goesOn.store(false, ordering: .relaxed)
      hasEnded.wait()
      while !atWork.isReached { atWork.look() }
      exit(EXIT_SUCCESS)
    }
  }

  @Test("Threads that look at the same time are no work for each other")
  func severalLook() async {
    await #expect(processExitsWith: .success) {
      let hasEnded = DispatchSemaphore(value: 0)
      let reached = Atomic(0)
      for _ in 1...3 {
        Thread.detachNewThread {
          var quiet = ProcessorQuiet()
          while !quiet.isReached, !quiet.isEndless { quiet.look() }
          if quiet.isReached { reached.add(1, ordering: .relaxed) }
          hasEnded.signal()
        }
      }
      for _ in 1...3 { hasEnded.wait() }
      exit(reached.load(ordering: .relaxed) == 3 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}

/// What eventually and its kin do where jobs are not counted. It is compiled everywhere, so that Linux tries it too.
@Suite("Waits where jobs are not counted", .serialized)
@MainActor
struct QuietWaitTests {
  @Test("A wait ends when the condition holds, however long the work before it is")
  func held() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let flag = AtomicFlag()
      Task { @concurrent in
        // Half a second on a fast machine, without a suspension.
        var number = 1.0
        for _ in 1...20_000_000 { number = number * 1.000_000_1 + 1 }
        if number > 0 { flag.set() }
      }
      let end = await QuietWait.end(turns: 1_000, ProcessorQuiet(endless: 60_000_000)) {
        flag.isSet
      }
      exit(end == .held ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("A wait in vain ends when the process is quiet, and not while it works")
  func quiet() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let flag = AtomicFlag()
      Task { @concurrent in
        for _ in 1...2_000 { await Task.yield() }
        flag.set()
      }
      let end = await QuietWait.end(turns: 1_000) { false }
      exit(end == .quiet && flag.isSet ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("A wait for work without end is given up, and not before its turns have been given")
  func endless() async {
    await #expect(processExitsWith: .success) { @MainActor in
      Task { @concurrent in
        while true { await Task.yield() }
      }
      var asked = 0
      let end = await QuietWait.end(turns: 2_000, ProcessorQuiet(endless: 50_000)) {
        asked += 1
        return false
      }
      exit(end == .endless && asked >= 2_000 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("A wait ends with its task")
  func cancelled() async {
    let task = Task { await QuietWait.end(turns: .max) { false } }
    task.cancel()
    let end = await task.value
    #expect(end == .cancelled)
  }

  @Test("Work that sets a timer comes to rest too, as one that is not counted any more")
  func timer() async {
    await #expect(processExitsWith: .success) { @MainActor in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3_600) {}
      let rests = await workEnds()
      Task { @concurrent in
        while true { await Task.yield() }
      }
      let restsNow = await workEnds()
      exit(rests && !restsNow ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}

@Suite("Threads that a check looks at where the system does not say which sleep", .serialized)
struct QuietThreadTests {
  @Test("A thread that waits for another one is not taken for one that waits for a lock")
  func threads() async {
    await #expect(processExitsWith: .success) {
      let lock = Mutex(0)
      let (first, second) = (ObservedThread(systemTells: false), ObservedThread(systemTells: false))
      let (isLooking, mayGoOn) = (AtomicFlag(), AtomicFlag())
      lock.withLock { _ in
        // Returns when the thread is done or waits. A second look may come while the process works, and say no.
        first.start { lock.withLock { $0 += 1 } }
        if first.isDone { exit(2) }
        second.launch {
          isLooking.set()
          ObservedThread.wait { mayGoOn.isSet }
        }
        ObservedThread.wait { isLooking.isSet }
        // Quiet for many looks, and yet it does not wait for a lock.
        for _ in 1...20 where second.isHeldUp { exit(3) }
      }
      mayGoOn.set()
      ObservedThread.finish([first, second])
      exit(first.isDone && second.isDone ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("A thread that waits for ever ends the process, and one that is looked for does not")
  func forEver() async {
    await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
      let never = DispatchSemaphore(value: 0)
      let (first, second) = (ObservedThread(systemTells: false), ObservedThread(systemTells: false))
      let looks = Atomic(0)
      // More looks than a thread that waits for ever is given.
      first.launch { ObservedThread.wait { looks.add(1, ordering: .relaxed).newValue > 100 } }
      ObservedThread.finish([first])
      second.launch { never.wait() }
      ObservedThread.finish([second])
      exit(3)
    }
  }
}
