// A stream of events
//
// An office's doors report how many people are inside, on any thread, also while `start` runs. The
// stream below buffers all, and never stops the doors.
//
// Goal: `peopleInside()` returns a stream of these numbers.
//
// - The doors start before `peopleInside()` returns. Each call has its own ticket.
// - A waiting loop gets each number at once, even if the main actor is busy. While no loop waits,
//   only the last number is kept.
// - When a waiting loop's task is cancelled, or the stream released, the doors stop at once, also
//   without the `Office`.
// - After a `break` the doors go on, and another loop can read the stream.
//
// Up to you: retaining the `Office`; stopping on the main actor.

// MARK: - Given

/// What counts the people. `start` begins to call back, and returns a ticket. `stop` ends the calls
/// for that ticket; to stop twice does no harm.
nonisolated protocol Doors: Sendable {
  func start(_ report: @escaping @Sendable (_ people: Int) -> Void) -> Int
  func stop(_ ticket: Int)
}

final class Office {
  private let doors: any Doors

  init(doors: any Doors) {
    self.doors = doors
  }

  // MARK: - Your turn

  func peopleInside() -> AsyncStream<Int> {
    // TODO: Keep the newest number only, and stop the doors when the reader has ended.
    AsyncStream { continuation in
      _ = doors.start { people in continuation.yield(people) }
    }
  }
}
