/// Tells from a program's processor time whether it stands still, as one does whose tasks all wait for ever.
///
/// What counts is how long it was looked at, not what a clock says: a machine may have slept between two looks.
struct Standstill {
  private let limit: Duration
  /// Microseconds of processor time when it was last seen at work.
  private var used = 0
  private var lasts = Duration.zero

  /// What a program without work uses now and then.
  private static let noise = 20_000

  /// - Parameter limit: How long it has to stand still.
  init(limit: Duration) { self.limit = limit }

  /// Whether it has stood still for so long.
  var isReached: Bool { lasts >= limit }

  /// Takes down what was seen at a look.
  ///
  /// - Parameters:
  ///   - now: Microseconds of processor time of the program and what it has started. A process that has ended takes its
  ///     share with it, and that is a sign of work too.
  ///   - time: How long after the look before.
  mutating func note(used now: Int, after time: Duration) {
    if abs(now - used) > Self.noise {
      used = now
      lasts = .zero
    } else {
      lasts += min(time, Command.lookInterval * 2)
    }
  }
}
