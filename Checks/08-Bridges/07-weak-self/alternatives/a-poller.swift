// differs: a second object has the loop, and the only way back is weak

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

  @ObservationIgnored private var poller: Poller?

  func start() {
    if poller == nil { poller = Poller(self, clock) }
  }

  fileprivate func refresh() async { place = await ask() }

  func stop() {
    poller?.stop()
    poller = nil
  }
}

private final class Poller {
  private weak var model: PresenceModel?
  private var task: Task<Void, Never>?

  init(_ model: PresenceModel, _ clock: any Clock<Duration>) {
    self.model = model
    task = Task {
      repeat {
        await self.model?.refresh()
        try? await clock.sleep(for: .seconds(30))
      } while self.model != nil && !Task.isCancelled
    }
  }

  func stop() { task?.cancel() }
}
