// differs: a method does one round, and holds the model while the server is asked

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
      while await self?.round() == true {
        do { try await clock.sleep(for: .seconds(30)) } catch { return }
      }
    }
  }

  private func round() async -> Bool {
    place = await ask()
    return !Task.isCancelled
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}
