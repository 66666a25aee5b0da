// wrong: a newer `show` does not cancel the older task

public final class WelcomeBanner {
  public private(set) var name: String?

  private let sleep: () async throws -> Void
  private let onHide: (String) -> Void
  private var hiding: Task<Void, Never>?
  private var count = 0

  public init(sleep: @escaping () async throws -> Void, onHide: @escaping (String) -> Void) {
    self.sleep = sleep
    self.onHide = onHide
  }

  public func show(_ name: String) -> Task<Void, Never> {
    self.name = name
    count += 1
    let number = count
    let task = Task { [weak self, sleep] in
      try? await sleep()
      guard let self, number == count, !Task.isCancelled else { return }
      hide()
    }
    hiding = task
    return task
  }

  private func hide() {
    guard let hidden = name else { return }
    name = nil
    onHide(hidden)
  }

  deinit { hiding?.cancel() }
}
