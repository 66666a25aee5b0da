// A poll that frees its model
//
// A model polls a server. The task below retains its model, and the model its task: neither is ever
// freed.
//
// Goal: a model that only its task uses is freed.
//
// - While the task sleeps, a released model is gone on the next line. While the server is asked,
//   the task may retain it.
// - Then the server is not asked again, and the task ends, at the latest after its sleep.
// - A model in use works as now: `start()` asks at once, then 30 seconds after each answer, by
//   `clock`; a second `start()` adds nothing; `stop()` ends the poll.
//
// Up to you: answers after `stop()`; a model released right after `start()`.

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
