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

final class PrintDesk {
  private let printer: LabelPrinter

  init(_ printer: sending LabelPrinter) {
    self.printer = printer
  }

  // TODO: Suspend until the queue has printed. Where is the printer kept, so that the desk is Sendable?
  func print(_ label: String) async throws -> Int {
    try printer.queue.sync {
      try printer.print(label)
    }
  }
}
