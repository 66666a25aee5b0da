// refused by: checks — a poll that was stopped in its sleep wakes, finds that a poll is on, and goes on beside the new one

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

  @ObservationIgnored private var isOn = false

  func start() {
    if isOn { return }
    isOn = true
    Task { [weak self, clock] in
      while await self?.round() ?? false {
        try? await clock.sleep(for: .seconds(30))
      }
    }
  }

  private func round() async -> Bool {
    guard isOn else { return false }
    place = await ask()
    return isOn
  }

  func stop() { isOn = false }
}
