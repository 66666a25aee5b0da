// right: the task holds the state of the screen, which does not hold the banner

/// What the screen shows. The banner holds it, and so does a task that sleeps.
private final class Screen {
  var name: String?
  let onHide: (String) -> Void

  init(onHide: @escaping (String) -> Void) { self.onHide = onHide }

  func hide() {
    guard let hidden = name else { return }
    name = nil
    onHide(hidden)
  }
}

public final class WelcomeBanner {
  public var name: String? { screen.name }

  private let sleep: () async throws -> Void
  private let screen: Screen
  private var hiding: Task<Void, Never>?

  public init(sleep: @escaping () async throws -> Void, onHide: @escaping (String) -> Void) {
    self.sleep = sleep
    screen = Screen(onHide: onHide)
  }

  public func show(_ name: String) -> Task<Void, Never> {
    hiding?.cancel()
    screen.name = name
    let task = Task { [screen, sleep] in
      try? await sleep()
      if !Task.isCancelled { screen.hide() }
    }
    hiding = task
    return task
  }

  deinit { hiding?.cancel() }
}
