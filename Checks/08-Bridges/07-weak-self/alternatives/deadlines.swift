// differs: a method of any clock, which sleeps until a time, and hears from a closure that nobody listens

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
      await clock.poll(ask) { answer in
        guard let self, !Task.isCancelled else { return false }
        self.place = answer
        return true
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }

  deinit { polling?.cancel() }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func poll(_ ask: () async -> String, tell: (String) -> Bool) async {
    while tell(await ask()) {
      let deadline = now.advanced(by: .seconds(30))
      do { try await self.sleep(until: deadline, tolerance: nil) } catch { return }
    }
  }
}
