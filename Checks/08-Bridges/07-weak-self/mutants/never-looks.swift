// refused by: checks — the deinit cancels; from then on each sleep ends at once, and the loop has no other end

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
    polling = Task { [weak self, clock] in
      while true {
        await self?.refresh()
        try? await clock.sleep(for: .seconds(30))
      }
    }
  }

  private func refresh() async { place = await ask() }

  func stop() {
    polling?.cancel()
    polling = nil
  }

  deinit { polling?.cancel() }
}
