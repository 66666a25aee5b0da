import Synchronization

extension MutexChecks {
  /// What a key does at one of its uses.
  final class Hook: Sendable {
    private struct Action {
      var usesBefore: Int
      let run: @Sendable () -> Void
    }

    private let action = Mutex<Action?>(nil)

    var isArmed: Bool { action.withLock { $0 != nil } }

    func arm(after uses: Int = 0, _ run: @escaping @Sendable () -> Void) {
      action.withLock { $0 = Action(usesBefore: uses, run: run) }
    }

    func fire() {
      let run: (@Sendable () -> Void)? = action.withLock { action in
        guard let due = action else { return nil }
        if due.usesBefore > 0 {
          action?.usesBefore -= 1
          return nil
        }
        action = nil
        return due.run
      }
      run?()
    }
  }
}
