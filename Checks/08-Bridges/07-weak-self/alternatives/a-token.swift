// differs: what cancels is a small object that goes with the model, and the model has no deinit

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

  private final class Poll {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }

    deinit { task.cancel() }
  }

  @ObservationIgnored private var poll: Poll?

  func start() {
    if poll != nil { return }
    let task = Task.immediate { [weak self, clock, ask] in
      while !Task.isCancelled {
        let answer = await ask()
        if let model = self { model.place = answer }
        do { try await clock.sleep(for: .seconds(30), tolerance: .seconds(1)) } catch { return }
      }
    }
    poll = Poll(task)
  }

  func stop() { poll = nil }
}
