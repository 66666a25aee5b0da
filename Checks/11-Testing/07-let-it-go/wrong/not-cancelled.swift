// wrong: when freed, it does not cancel its newest task

public final class WelcomeBanner {
  public private(set) var name: String?

  private let sleep: () async throws -> Void
  private let onHide: (String) -> Void
  private var hiding: Task<Void, Never>?

  public init(sleep: @escaping () async throws -> Void, onHide: @escaping (String) -> Void) {
    self.sleep = sleep
    self.onHide = onHide
  }

  public func show(_ name: String) -> Task<Void, Never> {
    hiding?.cancel()
    self.name = name
    let task = Task { [weak self, sleep] in
      try? await sleep()
      guard !Task.isCancelled else { return }
      self?.hide()
    }
    hiding = task
    return task
  }

  private func hide() {
    guard let hidden = name else { return }
    name = nil
    onHide(hidden)
  }
}
