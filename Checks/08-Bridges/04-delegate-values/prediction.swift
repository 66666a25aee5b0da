import Foundation
import PresenceKit

final class Watcher: PresenceMonitorDelegate {
  func monitor(_ monitor: PresenceMonitor, didSee sighting: Sighting) {
    print(Thread.isMainThread ? "the main thread" : "another thread")
  }

  func monitor(_ monitor: PresenceMonitor, didLose badge: Int) {}
}

let monitor = PresenceMonitor()
let watcher = Watcher()
monitor.delegate = watcher
monitor.see(7, in: "Library")
await withCheckedContinuation { continuation in
  monitor.afterReports { @Sendable in continuation.resume() }
}
