// refused by: gates — a board with a lock may be changed from anywhere, and a view that shows it may not
// whole: `PresenceBoard` becomes nonisolated, with a lock
import PresenceKit
import Synchronization

// MARK: - Given

nonisolated final class PresenceBoard: Sendable {
  private let state = Mutex<[Int: String]>([:])
  private let didChange: @Sendable () -> Void
  var rooms: [Int: String] { state.withLock { $0 } }

  init(monitor: PresenceMonitor, didChange: @escaping @Sendable () -> Void) {
    self.didChange = didChange
    monitor.delegate = self
  }

  func show(_ badge: Int, in room: String?) {
    state.withLock { $0[badge] = room }
    didChange()
  }
}

// MARK: - Your turn

nonisolated extension PresenceBoard: PresenceMonitorDelegate {
  func monitor(_ monitor: PresenceMonitor, didSee sighting: Sighting) {
    show(sighting.badge, in: sighting.room)
  }

  func monitor(_ monitor: PresenceMonitor, didLose badge: Int) {
    show(badge, in: nil)
  }
}
