/// Reckons how much time an import still takes, from what was measured since it began to move.
struct RemainingTime {
  /// Less than this is no measure.
  static let least = Duration.seconds(1)

  private let elapsed: @Sendable () -> Duration
  private var start: (bytes: Int, elapsed: Duration)?
  private var hasMoved = false

  init(clock: any Clock<Duration>) { elapsed = clock.stopwatch() }

  /// Takes in how far it is now.
  ///
  /// - Returns: How long the rest takes; nil where too little was measured.
  mutating func measure(_ bytes: Int, of total: Int) -> Duration? {
    let now = elapsed()
    guard let start, hasMoved || bytes > start.bytes else {
      // An import that goes on is read up to its checkpoint first, which does not show how fast the
      // rest is.
      start = (bytes, now)
      return nil
    }
    hasMoved = true
    let spent = now - start.elapsed
    guard bytes > start.bytes, spent >= Self.least else { return nil }
    return spent * (Double(max(0, total - bytes)) / Double(bytes - start.bytes))
  }
}

nonisolated extension Clock<Duration> {
  /// Tells how long ago this was called.
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

extension Duration {
  /// Such as "About 20 seconds left": coarse, so that it does not jump.
  var wordsLeft: String {
    let seconds = components.seconds
    switch seconds {
    case ..<5: return "A few seconds left"
    case ..<56: return "About \((seconds + 4) / 5 * 5) seconds left"
    case ..<90: return "About a minute left"
    case ..<3_600: return "About \((seconds + 30) / 60) minutes left"
    default: return "More than an hour left"
    }
  }
}
