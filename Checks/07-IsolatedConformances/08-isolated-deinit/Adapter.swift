public import IsolatedDeinitSubject
import Synchronization

@testable import IsolatedDeinit

/// Holds one visit until it is let go.
private final class Holder: Sendable {
  private let visit: Mutex<IsolatedDeinit::Visit?>

  init(_ visit: sending IsolatedDeinit::Visit) {
    self.visit = Mutex<IsolatedDeinit::Visit?>(visit)
  }

  /// The visit is held by the caller too, while it uses what is returned.
  var current: IsolatedDeinit::Visit? {
    visit.withLock { (visit: inout sending IsolatedDeinit::Visit?) -> IsolatedDeinit::Visit? in
      visit
    }
  }

  func letGo() {
    // The last reference goes when the lock is free again.
    let last: IsolatedDeinit::Visit? = visit.withLock {
      (visit: inout sending IsolatedDeinit::Visit?) -> IsolatedDeinit::Visit? in
      let last: IsolatedDeinit::Visit? = visit
      visit = nil
      return last
    }
    withExtendedLifetime(last) {}
  }
}

/// Hands the learner's visits to the checks.
public func makeSubject() -> IsolatedDeinitSubject::Subject {
  IsolatedDeinitSubject::Subject {
    (tell: @escaping IsolatedDeinitSubject::Subject.Tell)
      -> @MainActor @Sendable (Int) -> IsolatedDeinitSubject::Subject.Visit in
    let board: IsolatedDeinit::Board = IsolatedDeinit::Board(tell: tell)
    return { (employee: Int) -> IsolatedDeinitSubject::Subject.Visit in
      let holder: Holder = Holder(IsolatedDeinit::Visit(to: employee, on: board))
      return IsolatedDeinitSubject::Subject.Visit(
        move: { (other: Int) -> Void in holder.current?.move(to: other) },
        end: { () -> Void in holder.current?.end() },
        employee: { () -> Int? in holder.current?.employee },
        letGo: { () -> Void in holder.letGo() }
      )
    }
  }
}
