// refused by: gates — the thread protects the database, so the repository leaves the data layer
// whole: `EmployeeRepository` is nonisolated and hands its work to the thread

import Foundation
import Synchronization

// MARK: - Given

/// A thread that runs what it is given, one piece after the other, as long as the program runs.
nonisolated final class DatabaseThread: Sendable {
  private let pieces = Mutex<[@Sendable () -> Void]>([])
  private let condition = NSCondition()

  init() { Thread { while true { self.next()() } }.start() }

  func run(_ piece: @escaping @Sendable () -> Void) {
    condition.lock()
    pieces.withLock { $0.append(piece) }
    condition.signal()
    condition.unlock()
  }

  private func next() -> @Sendable () -> Void {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let piece = pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      if let piece { return piece }
      condition.wait()
    }
  }
}

nonisolated let databaseThread = DatabaseThread()

/// The functions of the C library. They have to be called on the database's thread.
nonisolated struct Database: Sendable {
  let insert: @Sendable (_ name: String) -> Void
  let rows: @Sendable () -> [String]
}

nonisolated final class EmployeeRepository: Sendable {
  private let database: Database
  init(database: Database) { self.database = database }
  func add(_ name: String) { databaseThread.run { [database] in database.insert(name) } }
  func names() async -> [String] {
    await withCheckedContinuation { continuation in
      databaseThread.run { [database] in continuation.resume(returning: database.rows()) }
    }
  }
}

// MARK: - Your turn

@globalActor actor DataLayer {
  static let shared = DataLayer()
}
