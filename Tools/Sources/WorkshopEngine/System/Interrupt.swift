import Foundation

/// What an interrupt does before the command ends.
public enum Interrupt {
  /// Ends all programs that were started, and removes what was being made.
  ///
  /// Work that goes on in other threads stands still from here on. So no message says that a
  /// compiler “crashed” because it was ended.
  public static func endEverything() {
    TemporaryFiles.close()
    ProcessGroups.killAll()
    TemporaryFiles.removeAll()
  }

  /// Stands still until the process has ended.
  static func waitForTheEnd() -> Never {
    while true { sleep(1000) }
  }
}

extension ProcessGroups {
  /// Stands still where an interrupt has ended the programs: their results count for nothing.
  static func stopIfEnded() {
    if running.withLock({ $0.isClosed }) { Interrupt.waitForTheEnd() }
  }
}
