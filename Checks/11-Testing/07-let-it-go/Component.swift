// right: the banner as it is given

/// What a screen shows for some seconds when an employee arrives.
public final class WelcomeBanner {
  /// The employee's name; nil while the banner is hidden.
  public private(set) var name: String?

  private let sleep: () async throws -> Void
  private let onHide: (String) -> Void
  private var hiding: Task<Void, Never>?

  /// - Parameters:
  ///   - sleep: Ends when it is time to hide the banner; called once for each `show`.
  ///   - onHide: Is called with the name that is hidden.
  public init(sleep: @escaping () async throws -> Void, onHide: @escaping (String) -> Void) {
    self.sleep = sleep
    self.onHide = onHide
  }

  /// Shows `name` until `sleep` has ended, or a newer name takes its place.
  ///
  /// - Returns: The task that sleeps, and then hides the banner.
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

  deinit { hiding?.cancel() }
}
