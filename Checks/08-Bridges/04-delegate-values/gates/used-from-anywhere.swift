// must compile: nonisolated code, such as the monitor's queue, can use the board as a delegate
// mode: app
import PresenceKit

@testable import DelegateValues

nonisolated func register<Delegate: PresenceMonitorDelegate>(
  _ delegate: Delegate, with monitor: PresenceMonitor
) {
  monitor.delegate = delegate
}

nonisolated func use(_ board: DelegateValues::PresenceBoard, with monitor: PresenceMonitor) {
  register(board, with: monitor)
}
