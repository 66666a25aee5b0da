// Watch a model without a view
//
// A view is drawn again when the model it read has changed. The title of a window is no view, so
// somebody has to watch the model for it. `withObservationTracking` calls back once, before the next
// change; the function below sets it up again each time. Its loop hears nothing until something
// changes. When it was busy it reads old headlines, one after the other. And the team is never freed.
//
// Goal: `headlines(of:)` returns a sequence for one loop with `for await`.
//
// - The first headline comes at once. It says how the team is when the loop begins. (What changes in
//   that very turn may come as a second one.)
// - While the loop waits, a change is read when the main actor's turn is over. What changes in one
//   turn is one headline, that of after the last change.
// - Nothing is missed. Of what changed while the loop's body was at work, one headline comes next:
//   that of after the last turn with a change.
// - What is no part of the headline brings nothing, and nothing runs while nothing changes.
// - The loop ends when its task is cancelled. When nobody holds the sequence any more, whether it was
//   read or not, nothing of it holds the team.
//
// The function stays synchronous and on the main actor. Up to you: which type of sequence it
// returns, whether the sequence holds the team while it is itself held, and whether a value that is
// set again to what it was brings a headline. The compiler of Swift 6.3.1 crashes where a closure
// for `Observations` begins with `@MainActor`: leave that out. A closure in this function belongs to the main actor anyway.

import Observation

// MARK: - Given

@Observable
final class Team {
  var name = "Design"
  var members: [String] = []
  var notes = ""

  var headline: String { "\(name): \(members.count)" }
}

// MARK: - Your turn

func headlines(of team: Team) -> some AsyncSequence<String, Never> {
  // TODO: Let the library watch the team, or do all that the goal asks by hand.
  AsyncStream { continuation in
    watch(team, continuation)
  }
}

private func watch(_ team: Team, _ continuation: AsyncStream<String>.Continuation) {
  withObservationTracking {
    _ = team.headline
  } onChange: {
    Task { @MainActor in
      continuation.yield(team.headline)
      watch(team, continuation)
    }
  }
}
