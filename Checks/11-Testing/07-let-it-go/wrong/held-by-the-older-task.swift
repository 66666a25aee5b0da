// wrong: without outside references it is not freed while an older task sleeps, which was replaced

public final class WelcomeBanner {
  public private(set) var name: String?

  private let sleep: () async throws -> Void
  private let onHide: (String) -> Void
  private var hiding: Task<Void, Never>?
  private var replaced = 0

  public init(sleep: @escaping () async throws -> Void, onHide: @escaping (String) -> Void) {
    self.sleep = sleep
    self.onHide = onHide
  }

  public func show(_ name: String) -> Task<Void, Never> {
    let older = hiding
    older?.cancel()
    self.name = name
    let task = Task { [weak self, sleep] in
      try? await sleep()
      guard !Task.isCancelled else { return }
      self?.hide()
    }
    hiding = task
    if let older {
      Task {
        await older.value
        replaced += 1
      }
    }
    return task
  }

  private func hide() {
    guard let hidden = name else { return }
    name = nil
    onHide(hidden)
  }

  deinit { hiding?.cancel() }
}
