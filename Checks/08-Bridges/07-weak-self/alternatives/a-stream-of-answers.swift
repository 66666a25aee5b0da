// differs: the answers are a stream, which ends when there is no model to ask any more

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
      let answers = AsyncStream { [weak self] in await self?.ask() }
      for await answer in answers {
        self?.place = answer
        do { try await clock.sleep(for: .seconds(30)) } catch { break }
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}
