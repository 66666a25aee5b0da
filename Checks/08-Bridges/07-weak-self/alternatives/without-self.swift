// differs: the loop is a function outside of the model, and knows nothing of it but a closure

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
      await poll(on: clock, ask) { self?.place = $0 }
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
  }

  isolated deinit { polling?.cancel() }
}

private func poll(
  on clock: any Clock<Duration>, _ ask: @Sendable () async -> String, show: (String) -> Void
) async {
  while !Task.isCancelled {
    show(await ask())
    do { try await clock.sleep(for: .seconds(30)) } catch { return }
  }
}
