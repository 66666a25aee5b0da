// differs: no loop; each round is a task, which a weak reference may start the next one from

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
    next()
  }

  private func next() {
    polling = Task { [weak self, clock, ask] in
      let answer = await ask()
      self?.place = answer
      do { try await clock.sleep(for: .seconds(30)) } catch { return }
      if !Task.isCancelled { self?.next() }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }
}
