// A delegate on another queue
//
// `PresenceKit`, in the Swift 5 language mode, calls its delegate on its own queue, with one `Sighting`
// for all reports. This file compiles without a warning, and the board changes on that queue.
//
// Goal: the board shows each badge in the room where it was seen.
//
// - Nonisolated code, such as the monitor's queue, can use the board as a delegate.
// - `PresenceBoard` stays isolated to the main actor.
// - A badge that is seen appears in its room, and a badge that is lost disappears.
// - Each report changes the board once, also where it shows the same already.
//
// Up to you: the order of reports while the main actor is busy.

import PresenceKit

// MARK: - Given

final class PresenceBoard {
  private(set) var rooms: [Int: String] = [:] {
    didSet { didChange() }
  }
  private let didChange: @Sendable () -> Void

  init(monitor: PresenceMonitor, didChange: @escaping @Sendable () -> Void) {
    self.didChange = didChange
    monitor.delegate = self
  }

  func show(_ badge: Int, in room: String?) {
    rooms[badge] = room
  }
}

// MARK: - Your turn

extension PresenceBoard: PresenceMonitorDelegate {
  // TODO: Let the monitor's queue run these methods. Copy the values there, then hop to the main actor.
  func monitor(_ monitor: PresenceMonitor, didSee sighting: Sighting) {
    show(sighting.badge, in: sighting.room)
  }

  func monitor(_ monitor: PresenceMonitor, didLose badge: Int) {
    show(badge, in: nil)
  }
}
