// wrong: when freed, it calls `onHide` as soon as the sleep ends

public final class WelcomeBanner {
  public private(set) var name: String?

  private let sleep: () async throws -> Void
  private let onHide: (String) -> Void
  private var hiding: Task<Void, Never>?
  private var replace: () -> Void = {}

  public init(sleep: @escaping () async throws -> Void, onHide: @escaping (String) -> Void) {
    self.sleep = sleep
    self.onHide = onHide
  }

  public func show(_ name: String) -> Task<Void, Never> {
    hiding?.cancel()
    self.name = name
    var isReplaced = false
    replace()
    replace = { isReplaced = true }
    let task = Task { [weak self, sleep, onHide] in
      try? await sleep()
      guard !isReplaced else { return }
      self?.name = nil
      onHide(name)
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
