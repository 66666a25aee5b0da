// A serial executor
//
// Some C libraries have to be called on one thread. An actor keeps calls from overlapping, but runs
// on any thread of the pool. `DatabaseThread` is a real thread for such a library.
//
// Goal: all code on `@DataLayer` runs on the given `databaseThread`.
//
// - It never runs on another thread: in the repository and elsewhere, before and after an `await`,
//   at every priority.
// - Each piece runs to its end, or to an `await`, before the next begins.
// - Callers are suspended meanwhile: none blocks its thread.
// - The executor lives as long as the actor.
// - The given code stays. The repository stays on the data layer.
//
// Up to you: the order of waiting pieces.

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
  func add(_ name: String) { database.insert(name) }
  func names() -> [String] { database.rows() }
}

// MARK: - Your turn

// TODO: Give the data layer an executor, which runs its jobs on the database's thread.
@globalActor actor DataLayer {
  static let shared = DataLayer()
}
