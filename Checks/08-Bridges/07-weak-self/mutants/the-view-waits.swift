// refused by: gates — no task of its own: now whoever starts the model has to wait, and holds it meanwhile

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

  private var isOn = false

  func start() async {
    isOn = true
    while isOn, !Task.isCancelled {
      place = await ask()
      try? await clock.sleep(for: .seconds(30))
    }
  }

  func stop() { isOn = false }
}
