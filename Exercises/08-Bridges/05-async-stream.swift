// A stream of events
//
// The doors of an office count who comes and goes. They call back at every change with the number of
// people inside, on any thread, for as long as nobody stops them. Screens read those numbers in a
// loop. The stream below keeps every number until somebody reads it, and nobody ever stops the doors.
//
// Goal: a stream for a screen, which wants to know how many people are inside *now*.
//
// - It listens from the moment in which `peopleInside()` is called. That stays a synchronous method
//   of a class on the main actor, and returns an `AsyncStream<Int>`.
// - A number is read at once by a loop that waits for it, also while the main actor is busy. Of the
//   numbers that come while no loop waits (before it has begun, or while its body is at work) only
//   the last one is kept.
// - The doors are stopped when the task of a reader is cancelled, and when nobody holds the stream any
//   more, read or not. Neither may wait for the next number, or need the `Office`: that may be gone.
// - Until then the doors go on. Somebody may leave a loop with `break`, and begin another one over the
//   same stream.
// - Each call makes a stream with a ticket of its own: two screens both get the numbers, and when
//   one of them has ended the other one gets them still.
//
// Up to you: whether a ticket is stopped once or twice, on which thread or actor, and whether the
// stream holds the `Office`.

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
    // TODO: Keep the newest number only, and stop the doors when nobody reads any more.
    AsyncStream { continuation in
      _ = doors.start { people in continuation.yield(people) }
    }
  }
}
