import Synchronization

/// Counts units of work, those done on the main actor apart from those done elsewhere.
///
/// A unit is one microsecond of a virtual clock that only work moves. The count is the same on a
/// fast and on a slow machine, which no reading of a real clock is.
public final class WorkMeter: Sendable {
  /// The units that fit one frame of 16 milliseconds.
  public static let unitsPerFrame = 16_000

  private struct Counts {
    var onMainActor = 0
    var elsewhere = 0
  }

  private let counts = Mutex(Counts())

  /// Creates a meter that stands at zero.
  public init() {}

  /// The units done on the main actor.
  public var mainActorUnits: Int { counts.withLock { $0.onMainActor } }

  /// The units done anywhere but on the main actor.
  public var elsewhereUnits: Int { counts.withLock { $0.elsewhere } }

  /// All units, wherever they were done.
  public var totalUnits: Int { counts.withLock { $0.onMainActor + $0.elsewhere } }

  /// Counts `units` for the code that is running now.
  public func work(_ units: Int = 1) {
    precondition(units >= 0, "work cannot be undone")
    let onMainActor = MainActorProbe.isOnMainActor
    counts.withLock { counts in
      if onMainActor {
        counts.onMainActor += units
      } else {
        counts.elsewhere += units
      }
    }
  }

  /// Sets both counts back to zero.
  public func reset() {
    counts.withLock { $0 = Counts() }
  }
}
