// A poll that holds nobody
//
// While a screen shows an employee, a model asks the server again and again where they are. When the screen
// goes, it lets go of the model, and tells nobody. But the task below holds the model, and the model holds the
// task. So neither ever goes, and the server is asked for ever.
//
// Goal: a model that nobody else holds is gone, and so is its task.
//
// - While the task sleeps, it holds no model. One that is let go then is gone on the next line, and not when
//   the clock moves on.
// - While the server is asked, the task may hold the model. When the answer is there, it does so no longer.
// - When the model is gone, the server is not asked again, and the task ends: at once, or when its sleep is over.
// - A model that is held does what it does now. Once started, it asks at once, and again 30 seconds after each
//   answer, which `place` shows. A second `start()` adds nothing. `stop()` ends the poll, and `start()` begins a
//   new one.
//
// The model stays a class on the main actor, its methods stay synchronous, and all waiting is done by the clock
// that it is given. Up to you: whether an answer that comes after `stop()` still shows, and whether a model that is
// let go right after `start()` still asks once.

import Observation

// MARK: - Given

@Observable
final class PresenceModel {
  private(set) var place = "unknown"
  private let clock: any Clock<Duration>
  private let ask: @Sendable () async -> String

  init(clock: any Clock<Duration>, ask: @escaping @Sendable () async -> String) {
    self.clock = clock
    self.ask = ask
  }

  // MARK: - Your turn

  @ObservationIgnored private var polling: Task<Void, Never>?

  func start() {
    guard polling == nil else { return }
    // TODO: This task holds the model for as long as it runs, and it runs for ever.
    polling = Task {
      while !Task.isCancelled {
        place = await ask()
        try? await clock.sleep(for: .seconds(30))
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}
