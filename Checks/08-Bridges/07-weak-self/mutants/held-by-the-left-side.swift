// refused by: checks — the left side of `=` is read first: `self?` holds the model while the right side sleeps and asks

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
      let answer = await ask()
      self?.place = answer
      while self != nil, !Task.isCancelled {
        self?.place = await later(on: clock, ask)
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}

private func later(on clock: any Clock<Duration>, _ ask: () async -> String) async -> String {
  try? await clock.sleep(for: .seconds(30))
  return await ask()
}
