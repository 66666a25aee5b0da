import Foundation
import Synchronization

/// The version of iOS that a screen is evaluated as.
///
/// On Linux `#available` is always true. The workshop's command rewrites it, in the copy that it judges, to
/// a question that is answered here.
@_spi(Workshop) public enum OSLevel {
  private static let level = Atomic(26)

  /// The major version; 26 unless a check sets it. One for the whole process.
  public static var current: Int {
    get { level.load(ordering: .relaxed) }
    set { level.store(newValue, ordering: .relaxed) }
  }

  /// Whether `#available` asks here. Plain `swift test` compiles files as they are, and then it does not.
  public static let isAsked = ProcessInfo.processInfo.environment["WORKSHOP_ASKS_FOR_LEVEL"] != nil
}

/// Whether the level that a check has set reaches a major version; what `#available` is rewritten to.
public func _isAvailable(_ major: Int) -> Bool { OSLevel.current >= major }
