/// How many requests may come: some at once, and then so many a second.
struct RateLimit: Sendable {
  let burst: Double
  let perSecond: Double
  private var left: Double
  private var last: ContinuousClock.Instant?

  init(burst: Int, perSecond: Double) {
    (self.burst, self.perSecond) = (Double(burst), perSecond)
    left = Double(burst)
  }

  /// Whether one more may come now; it is counted if so.
  mutating func takes(at now: ContinuousClock.Instant) -> Bool {
    if let last { left = min(burst, left + (now - last) / .seconds(1) * perSecond) }
    last = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
