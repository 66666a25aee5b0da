// refused by: checks — a task that cannot hold its model needs no property to keep it in, or so it seemed

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

  func start() {
    Task { [weak self, clock] in
      while await self?.round() == true {
        try? await clock.sleep(for: .seconds(30))
      }
    }
  }

  private var isStopped = false

  private func round() async -> Bool {
    if isStopped { return false }
    place = await ask()
    return true
  }

  func stop() { isStopped = true }
}
