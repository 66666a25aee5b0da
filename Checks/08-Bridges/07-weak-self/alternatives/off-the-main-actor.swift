// differs: the loop runs off the main actor, and visits it with each answer

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
    polling = Task { @concurrent [weak self, clock, ask] in
      repeat {
        let answer = await ask()
        guard await self?.show(answer) != nil else { return }
        try? await clock.sleep(for: .seconds(30))
      } while self != nil && !Task.isCancelled
    }
  }

  private func show(_ answer: String) { place = answer }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}
