// wrong: without outside references it is never freed: it stores a closure that holds it, also before `show`

public final class WelcomeBanner {
  public private(set) var name: String?

  private let sleep: () async throws -> Void
  private let onHide: (String) -> Void
  private var hiding: Task<Void, Never>?
  private var hideNow: () -> Void = {}

  public init(sleep: @escaping () async throws -> Void, onHide: @escaping (String) -> Void) {
    self.sleep = sleep
    self.onHide = onHide
    hideNow = { self.hide() }
  }

  public func show(_ name: String) -> Task<Void, Never> {
    hiding?.cancel()
    self.name = name
    let task = Task { [sleep, weak self] in
      try? await sleep()
      guard !Task.isCancelled else { return }
      self?.hideNow()
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
