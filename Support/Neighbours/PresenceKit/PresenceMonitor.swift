import Dispatch

/// A badge that a sensor has seen in a room.
///
/// The monitor has one of these for all its reports: what it says is right until the delegate's method returns.
public final class Sighting {
  public fileprivate(set) var badge = 0
  public fileprivate(set) var room = ""
}

/// What a monitor tells. It calls these methods on its own queue.
public protocol PresenceMonitorDelegate: AnyObject {
  func monitor(_ monitor: PresenceMonitor, didSee sighting: Sighting)
  func monitor(_ monitor: PresenceMonitor, didLose badge: Int)
}

/// Listens to the sensors of a building.
///
/// Swift 5 code, as many vendors ship it: no type says on which queue the delegate is called.
public final class PresenceMonitor {
  public weak var delegate: (any PresenceMonitorDelegate)?
  private let queue = DispatchQueue(label: "PresenceKit.PresenceMonitor")
  private let sighting = Sighting()

  public init() {}

  /// Reports a badge in a room, as a sensor does.
  public func see(_ badge: Int, in room: String) {
    queue.async {
      self.sighting.badge = badge
      self.sighting.room = room
      self.delegate?.monitor(self, didSee: self.sighting)
      self.sighting.badge = 0
      self.sighting.room = ""
    }
  }

  /// Reports a badge that has left the building.
  public func lose(_ badge: Int) {
    queue.async { self.delegate?.monitor(self, didLose: badge) }
  }

  /// Calls the closure when all reports so far have been delivered.
  public func afterReports(_ done: @escaping () -> Void) {
    queue.async { done() }
  }
}
