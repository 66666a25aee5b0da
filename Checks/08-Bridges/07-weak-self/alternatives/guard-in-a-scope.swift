// differs: the model is held by a name that ends before the sleep, in a scope of its own

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
    let clock = clock
    polling = Task { [weak self] in
      while !Task.isCancelled {
        do {
          guard let self else { return }
          self.place = await self.ask()
        }
        try? await Task.sleep(for: .seconds(30), clock: clock)
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}
