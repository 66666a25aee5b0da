// differs: no task is kept; a number says which poll may go on

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

  @ObservationIgnored private var number = 0
  @ObservationIgnored private var isPolling = false

  func start() {
    if isPolling { return }
    isPolling = true
    number += 1
    let mine = number
    Task { [weak self, clock] in
      while await self?.round(mine) ?? false {
        try? await clock.sleep(for: .seconds(30))
      }
    }
  }

  private func round(_ mine: Int) async -> Bool {
    guard isPolling, mine == number else { return false }
    place = await ask()
    return true
  }

  func stop() { isPolling = false }
}
