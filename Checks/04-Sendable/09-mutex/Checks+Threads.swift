import Foundation
import Synchronization
import WorkshopSupport

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

  /// A thread that can be looked at from outside.
  final class Other: Sendable {
    private let status = Mutex<String?>(nil)
    private let looks = Atomic(0)
    private let (begun, done) = (AtomicFlag(), AtomicFlag())

    var isDone: Bool { done.isSet }
    var isIdle: Bool { !begun.isSet || isDone || isHeldUp }
    var isFinished: Bool { !begun.isSet || isDone }

    /// Whether it sleeps. All that it sleeps for here is a lock of the answer.
    var isHeldUp: Bool {
      guard let path = status.withLock({ $0 }), !isDone else { return false }
      #if os(Linux)
      guard let line = try? String(contentsOfFile: path, encoding: .utf8),
        let end = line.lastIndex(of: ")")
      else { return false }
      return line[end...].hasPrefix(") S")
      #else
      return looks.add(1, ordering: .relaxed).newValue > 20_000
      #endif
    }

    /// Starts the thread, and returns when it is done or held up.
    func start(_ work: @escaping @Sendable () -> Void) {
      launch(work)
      while !isIdle { sched_yield() }
    }

    func launch(_ work: @escaping @Sendable () -> Void) {
      begun.set()
      Thread.detachNewThread {
        let link = "/proc/thread-self"
        let task = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        self.status.withLock { $0 = "/proc/\(task ?? "")/stat" }
        work()
        self.done.set()
      }
    }

    /// Waits for all; threads that wait for each other end the program.
    static func finish(_ others: [Other]) {
      var looks = 0
      while !others.allSatisfy(\.isFinished) {
        looks = others.allSatisfy(\.isIdle) ? looks + 1 : 0
        if looks > 1_000 { exit(EXIT_FAILURE) }
        sched_yield()
      }
    }
  }
}
