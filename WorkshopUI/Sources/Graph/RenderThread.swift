import Foundation

/// The thread that calls what SwiftUI may call off the main actor: `Shape.path`, `Layout`, `visualEffect`, and
/// the first closure of `onGeometryChange`.
///
/// SwiftUI *may*; the stand-in always does, so that a mistake shows every time. The main actor waits
/// meanwhile, so the call sees nothing change.
enum RenderThread {
  private static let worker = Worker()

  /// The callback that runs on this thread; nil elsewhere.
  static var callback: String? { Thread.current === worker.thread ? worker.callback : nil }

  /// Runs a function off the main actor, and waits for it.
  static func run<Result>(_ callback: String, _ function: () -> Result) -> Result {
    // What a layout remembers is not Sendable, and need not be: only one of the two threads runs at any time.
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(function) { function in
      nonisolated(unsafe) let function = function
      worker.run(callback) { result = function() }
    }
    return result!
  }

  /// Says which callback goes on, for the record of what it reads.
  static func naming<Result>(_ callback: String, _ function: () -> Result) -> Result {
    guard Thread.current === worker.thread else { return function() }
    let outer = worker.callback
    worker.callback = callback
    defer { worker.callback = outer }
    return function()
  }

  /// Unchecked: the condition guards everything.
  private final class Worker: @unchecked Sendable {
    private let condition = NSCondition()
    private var work: (@Sendable () -> Void)?
    var callback: String?
    private(set) var thread: Thread?

    func run(_ callback: String, _ function: @escaping @Sendable () -> Void) {
      // Called from within a callback: this is the thread.
      if Thread.current === thread { return function() }
      condition.withLock {
        if thread == nil { start() }
        while work != nil { condition.wait() }
        self.callback = callback
        work = function
        condition.broadcast()
        while work != nil { condition.wait() }
      }
    }

    /// A function of its own: no copy of the work may be left when the main actor goes on.
    private func perform() { work?() }

    private func start() {
      let thread = Thread { [self] in
        while true {
          condition.withLock { while work == nil { condition.wait() } }
          perform()
          condition.withLock {
            work = nil
            condition.broadcast()
          }
        }
      }
      thread.name = "WorkshopUI.render"
      thread.stackSize = 8 << 20
      self.thread = thread
      thread.start()
    }
  }
}
