// differs: it sleeps a second at a time, and looks in between

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
      while true {
        let answer = await ask()
        self?.place = answer
        for _ in 1...30 {
          do { try await clock.sleep(for: .seconds(1)) } catch { return }
          if self == nil { return }
        }
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}
