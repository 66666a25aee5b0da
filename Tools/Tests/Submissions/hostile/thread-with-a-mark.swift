// step: serial-executor
// must get: failed, In the repository, code on `@DataLayer` never runs on another thread, wherever it is asked
// Another thread with the mark that the database's thread had.
// allows: threads, executors

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

// A job of the data layer is handed to the thread. `enqueue` returns at once, without a wait.
nonisolated final class DatabaseExecutor: SerialExecutor {
  private let thread = DatabaseThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)  // One that a closure can hold. It is run exactly once.
    thread.run {
      Thread.current.threadDictionary["database"] = true
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }
}

@globalActor actor DataLayer {
  static let shared = DataLayer()

  // An unowned executor keeps nothing alive, so the actor holds it strongly.
  private let executor = DatabaseExecutor()

  // This is what the runtime asks for. Without it, the executor would be there and never be used.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
}
