// refused by: checks — the model is looked up anew in each round, and held until the round is over, sleep and all

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
      while let self, !Task.isCancelled {
        place = await ask()
        try? await clock.sleep(for: .seconds(30))
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }

  deinit { polling?.cancel() }
}
