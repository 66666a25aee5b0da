import Testing
import WorkshopSupport

@Suite("A latch for each key")
@MainActor
struct KeyedLatchesTests {
  @Test("is the same each time, and none of another key's")
  func oneForEachKey() async throws {
    let latches = KeyedLatches<String>()
    #expect(latches["a"] === latches["a"])
    #expect(latches["a"] !== latches["b"])
    latches["a"].open()
    #expect(latches["a"].isOpen)
    #expect(!latches["b"].isOpen)
    try await latches["a"].wait()
    #expect(latches.arrivalCount == 1)
  }

  @Test("is opened with all others, also where it is first asked for after that")
  func openAll() async throws {
    let latches = KeyedLatches<Int>()
    let waiting = Task { try await latches[1].wait() }
    await latches[1].arrivals(1)
    latches.openAll()
    try await waiting.value
    #expect(latches[2].isOpen)
    try await latches[2].wait()
    #expect(latches.arrivalCount == 2)
  }
}

@Suite("A wait at a latch that a timeline shows")
@MainActor
struct DrawnWaitTests {
  @Test(
    "calls back when its task is cancelled, and ends unless it ignores that",
    arguments: [false, true])
  func cancelled(ignoresCancellation: Bool) async throws {
    let (latch, timeline, isCancelled) = (Latch(), Timeline(), AtomicFlag())
    timeline.beginWait("server", "asked")
    let task = Task {
      try await latch.wait(
        as: "server", in: timeline, ignoringCancellation: ignoresCancellation
      ) { isCancelled.set() }
    }
    await latch.arrivals(1)
    #expect(!isCancelled.isSet)
    task.cancel()
    #expect(isCancelled.isSet)
    if ignoresCancellation {
      latch.open()
      try await task.value
    } else {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(timeline.description.contains("cancelled"))
    #expect(timeline.description.contains("ends cancelled") == !ignoresCancellation)
  }
}
