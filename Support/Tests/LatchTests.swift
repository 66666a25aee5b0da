import Testing
import WorkshopSupport

@Suite("Latch")
struct LatchTests {
  @Test("holds callers until it is opened, then resumes all")
  func holdsAndOpens() async throws {
    let latch = Latch()
    async let first: Void = latch.wait()
    async let second: Void = latch.wait()
    await latch.arrivals(2)
    #expect(latch.waiterCount == 2)
    #expect(!latch.isOpen)
    latch.open()
    #expect(latch.waiterCount == 0)
    #expect(latch.isOpen)
    try await first
    try await second
  }

  @Test("does not hold a caller once it is open, and still counts it")
  func staysOpen() async throws {
    let latch = Latch()
    latch.open()
    try await latch.wait()
    await latch.waitIgnoringCancellation()
    #expect(latch.arrivalCount == 2)
    #expect(latch.waiterCount == 0)
  }

  @Test("throws CancellationError to the cancelled caller and leaves the others held")
  func cancelsOneWaiter() async throws {
    let latch = Latch()
    let cancelled = Task { try await latch.wait() }
    async let other: Void = latch.wait()
    await latch.arrivals(2)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(latch.waiterCount == 1)
    latch.open()
    try await other
  }

  @Test("throws to a caller that was cancelled before it came, though the latch is open")
  func cancelledBefore() async {
    let latch = Latch()
    latch.open()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await latch.wait()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(latch.arrivalCount == 1)
  }

  @Test("can hold a caller that ignores its cancellation")
  @MainActor
  func ignoresCancellation() async {
    let latch = Latch()
    var passed = false
    let task = Task {
      await latch.waitIgnoringCancellation()
      passed = true
    }
    await latch.arrivals(1)
    task.cancel()
    let early = await eventually(turns: 300) { passed }
    #expect(!early)
    latch.open()
    await task.value
    #expect(passed)
  }

  @Test("arrivals comes back when the task that asks is cancelled")
  func arrivalsIsCancellable() async {
    let latch = Latch()
    let task = Task { await latch.arrivals(1) }
    task.cancel()
    await task.value
    #expect(latch.arrivalCount == 0)
  }

  @Test("counts a caller before its task can do anything else")
  @MainActor
  func arrivesOnTheCallersActor() async throws {
    let latch = Latch()
    let task = Task.immediate { try await latch.wait() }
    #expect(latch.waiterCount == 1)
    latch.open()
    try await task.value
  }
}
