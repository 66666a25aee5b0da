// A serial executor
//
// Some C libraries want to be called on one thread, always the same. An actor keeps calls from
// overlapping, but it runs on any free thread of the pool. `DatabaseThread` is a real thread.
// It has been given such a library to look after, and the data layer does not know of it.
//
// Goal: all code on `@DataLayer` runs on `databaseThread`, which is there already.
//
// - It never runs on another thread: in the repository and elsewhere, before and after an `await`,
//   at every priority.
// - Each piece of it runs to its end, or to an `await`, before the next begins. The order of the
//   pieces that wait is up to you.
// - No caller blocks its thread: it is suspended until the database's thread has time.
// - The executor lives as long as the actor.
// - The given code stays as it is, and the repository stays on the data layer.

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
