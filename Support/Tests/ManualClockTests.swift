import Synchronization
import Testing
import WorkshopSupport

@Suite("ManualClock")
@MainActor
struct ManualClockTests {
  @Test("wakes a sleeper at its deadline and not before")
  func wakesAtTheDeadline() async throws {
    let clock = ManualClock()
    var woke = false
    let task = Task {
      try await clock.sleep(for: .seconds(2))
      woke = true
    }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(1999))
    #expect(clock.sleeperCount == 1)
    let early = await eventually(turns: 300) { woke }
    #expect(!early)
    clock.advance(by: .milliseconds(1))
    #expect(clock.sleeperCount == 0)
    try await task.value
    #expect(woke)
    #expect(clock.now == ManualClock.Instant(offset: .seconds(2)))
  }

  @Test("wakes only those whose deadline has come")
  func wakesOnlyTheDue() async throws {
    let clock = ManualClock()
    var order: [Int] = []
    var tasks: [Task<Void, any Error>] = []
    for seconds in [3, 1, 2] {
      tasks.append(
        Task {
          try await clock.sleep(for: .seconds(seconds))
          order.append(seconds)
        })
    }
    await clock.sleepers(3)
    for woken in 1...3 {
      let early = clock.advance(by: .milliseconds(999))
      #expect(early == 0)
      let due = clock.advance(by: .milliseconds(1))
      #expect(due == 1)
      #expect(clock.sleeperCount == 3 - woken)
      let ran = await eventually { order.count == woken }
      #expect(ran)
    }
    for task in tasks { try await task.value }
    #expect(order == [1, 2, 3])
  }

  @Test("does not hold a caller whose deadline has passed")
  func pastDeadline() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(1)))
    #expect(clock.sleeperCount == 0)
  }

  @Test("throws CancellationError to a cancelled sleeper while time stands still")
  func cancelsASleeper() async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(1)
    task.cancel()
    #expect(clock.sleeperCount == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("throws to a caller that was cancelled before it slept")
  func cancelledBefore() async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("drives a loop one period at a time")
  func drivesALoop() async throws {
    let clock = ManualClock()
    let ticks = Mutex(0)
    async let loop: Void = {
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(1))
        ticks.withLock { $0 += 1 }
      }
    }()
    for expected in 0..<3 {
      await clock.sleepers(1)
      #expect(ticks.withLock { $0 } == expected)
      clock.advance(by: .seconds(1))
    }
    try await loop
    #expect(ticks.withLock { $0 } == 3)
  }
}
