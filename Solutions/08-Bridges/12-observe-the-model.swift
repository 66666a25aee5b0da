// Watch a model without a view
//
// `withObservationTracking` calls back once, before the next change, so the function below
// registers anew. Its loop gets no first value, reads old headlines, and never frees the team.
//
// Goal: `headlines(of:)` returns a sequence for one `for await` loop.
//
// - The first headline comes at once.
// - A waiting loop reads one headline after a turn with changes.
// - Of what changed while its body was at work, the loop reads the newest headline next.
// - Other changes bring none, and while nothing changes no code runs.
// - The loop ends when its task is cancelled. A released sequence does not retain the team.
//
// Up to you: the sequence's type.
//
// Swift 6.3.1 crashes on `Observations { @MainActor in`: omit `@MainActor`.

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
  // The closure is run for the first value, and again after a turn in which something has changed
  // that it read. It is isolated to the main actor, as this function is.
  Observations { team.headline }
}
