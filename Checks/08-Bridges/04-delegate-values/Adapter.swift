public import DelegateValuesSubject
import PresenceKit

@testable import DelegateValues

/// Hands the learner's board to the checks.
public func makeSubject() -> DelegateValuesSubject::Subject {
  DelegateValuesSubject::Subject {
    (monitor: PresenceKit::PresenceMonitor, didChange: @escaping @Sendable () -> Void) in
    let board: DelegateValues::PresenceBoard = DelegateValues::PresenceBoard(
      monitor: monitor, didChange: didChange)
    return DelegateValuesSubject::Subject.Board(rooms: { board.rooms })
  }
}
