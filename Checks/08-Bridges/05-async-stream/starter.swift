// A stream of events
//
// The doors of an office call back, on any thread, with the number of people inside. The stream
// below buffers every number, and never stops the doors.
//
// Goal: `peopleInside()` returns a stream of how many people are inside now.
//
// - The doors start before `peopleInside()` returns. Each call has its own ticket.
// - A waiting loop gets each number at once, even if the main actor is busy. While no loop waits,
//   only the last number is kept.
// - When a loop's task is cancelled while it waits, or the stream released, the doors stop at once,
//   also without the `Office`.
// - After a `break` the doors go on, and another loop can read the stream.
//
// Up to you: retaining the `Office`.

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
