// A queue at the edge
//
// `PrinterKit` is in the Swift 5 language mode. Its printer has its own queue. The `print(_:)`
// below makes the main actor wait for it.
//
// Goal: screens print with `await`, and only `PrintDesk` uses the queue.
//
// - The main actor is free while a label is printed.
// - The printer is used on its own queue only, once for each call.
// - `print(_:)` returns the printer's number for this label, or throws the printer's error, also
//   when cancelled in the queue or later.
// - Nonisolated code can share a desk between tasks: `PrintDesk` is checked `Sendable`.
// - No thread waits for the queue: the desk does without `sync`.
//
// Up to you: the order of labels printed at the same time.

import Dispatch
import PrinterKit
import Synchronization

// MARK: - Given

final class BadgeModel {
  private(set) var lines: [String] = []
  private let desk: PrintDesk

  init(desk: PrintDesk) {
    self.desk = desk
  }

  func printBadge(of name: String) async {
    do {
      let number = try await desk.print(name)
      lines.append("\(number): \(name)")
    } catch {
      lines.append("\(name) has no badge")
    }
  }
}

// MARK: - Your turn

nonisolated final class PrintDesk: Sendable {
  private let queue: DispatchQueue
  // The queue decides when the printer is used. The mutex is what the compiler can check.
  private let printer: Mutex<LabelPrinter>

  init(_ printer: sending LabelPrinter) {
    queue = printer.queue
    self.printer = Mutex(printer)
  }

  func print(_ label: String) async throws -> Int {
    // The task suspends here, and holds no thread until the queue resumes it.
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        let result = self.printer.withLock { printer in
          Result { try printer.print(label) }
        }
        continuation.resume(with: result)
      }
    }
  }
}
