// refused by: checks — the loop has only a weak reference; the method that it calls sleeps, and has `self`

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
    polling = Task { [weak self] in
      while await self?.round() == true {}
    }
  }

  private func round() async -> Bool {
    place = await ask()
    do { try await clock.sleep(for: .seconds(30)) } catch { return false }
    return true
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }

  deinit { polling?.cancel() }
}
