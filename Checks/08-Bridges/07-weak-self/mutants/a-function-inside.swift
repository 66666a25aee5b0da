// refused by: checks — the capture list is the task’s; the function beside it has a hold of its own

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
    func refresh() async { place = await ask() }
    polling = Task { [weak self, clock] in
      while self != nil, !Task.isCancelled {
        await refresh()
        try? await clock.sleep(for: .seconds(30))
      }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}
