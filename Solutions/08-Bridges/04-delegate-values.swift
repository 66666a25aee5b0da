// A delegate on another queue
//
// `PresenceKit` is in the Swift 5 language mode. Its monitor calls its delegate on a queue of its
// own, with one `Sighting` for all reports. This file compiles without a warning. The board then
// changes on that queue, while the main actor may be reading it.
//
// Goal: the board shows each badge in the room where it was seen.
//
// - Nonisolated code, such as the monitor's queue, can use the board as a delegate.
// - `PresenceBoard` stays isolated to the main actor.
// - A badge that is seen appears in its room, and a badge that is lost disappears.
// - Each report changes the board once.
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
  // The monitor's queue runs this method, so it is nonisolated.
  nonisolated func monitor(_ monitor: PresenceMonitor, didSee sighting: Sighting) {
    // The monitor changes the sighting when this method has returned. These values stay as they are.
    let badge = sighting.badge
    let room = sighting.room
    Task { await show(badge, in: room) }
  }

  nonisolated func monitor(_ monitor: PresenceMonitor, didLose badge: Int) {
    Task { await show(badge, in: nil) }
  }
}
