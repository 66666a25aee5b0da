// wrong: when that sleep ends, `name` stays, and `onHide` is not called

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
    let task = Task { [sleep] in
      _ = try? await sleep()
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
