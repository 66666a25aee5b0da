// right: the task looks for the banner again when it wakes, and takes it by a strong reference then

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
    let sleep = self.sleep
    let task = Task { [weak self] in
      do { try await sleep() } catch { return }
      guard let self, !Task.isCancelled else { return }
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
