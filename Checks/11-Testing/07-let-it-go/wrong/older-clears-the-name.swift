// wrong: the older task does not leave `name` alone: it sets a newer one to nil, and calls no `onHide`

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
      guard let self else { return }
      self.name = nil
      if !Task.isCancelled { onHide(name) }
    }
    hiding = task
    return task
  }

  deinit { hiding?.cancel() }
}
