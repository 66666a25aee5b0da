// refused by: build — `stop()` belongs to the main actor, and a plain deinit to nobody

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
    polling = Task { [weak self, clock, ask] in
      while !Task.isCancelled {
        let answer = await ask()
        self?.place = answer
        try? await clock.sleep(for: .seconds(30))
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }

  deinit { stop() }
}
