// refused by: gates — each function of the repository goes to the thread, and the data layer stays where it was
// whole: `add` and `names` are asynchronous and run on the thread by hand

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

@DataLayer final class EmployeeRepository {
  private let database: Database
  nonisolated init(database: Database) { self.database = database }
  func add(_ name: String) async {
    await withCheckedContinuation { continuation in
      databaseThread.run { [database] in
        database.insert(name)
        continuation.resume()
      }
    }
  }
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
