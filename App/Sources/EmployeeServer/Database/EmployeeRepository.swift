import Foundation
import GRDB

/// The employees in their database; this folder alone knows GRDB.
///
/// It is a value, not an actor, because what it holds is safe by itself. GRDB's writer runs all
/// changes one after the other, and each as a transaction: two requests that want one email address
/// cannot both get it. Its readers run beside that, and each sees the database as it was at one
/// moment: rows and total of a page belong together. An actor around it would make readers wait for
/// writers, and give nothing, since an actor lets others in at each `await`: a transaction has to be
/// one synchronous closure anyway.
///
/// Each `await` here waits for a queue of GRDB's own. SQLite blocks a thread of that queue, never one
/// of Swift's cooperative pool. Nothing is isolated to an actor, so nothing is shared with the app.
struct EmployeeRepository: Sendable {
  let database: any DatabaseWriter
  let events = EventHub()

  /// How many employees there are.
  func count() async throws -> Int {
    try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM employee") ?? 0 }
  }

  /// The employee with an id, if there is one.
  func employee(id: Int64) async throws -> Employee? {
    try await database.read { try Employee.find(id, in: $0) }
  }

  /// Whether there is an employee with this id.
  func exists(id: Int64) async throws -> Bool {
    try await database.read { try Employee.exists(id, in: $0) }
  }

  /// Writes what is still in the log beside the file into the file, and closes it.
  ///
  /// Waits for what runs. Later calls of other functions throw. The log is never needed to be whole:
  /// after a crash the next one who opens the file reads it too.
  func close() async throws {
    try await Self.onOwnThread { [database] in
      // A pool closes its readers last, and they cannot do this.
      if database is DatabasePool {
        // As a statement, which a pool that is closed already refuses: GRDB's function for it ends the process then.
        try? database.writeWithoutTransaction {
          try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        }
      }
      try database.close()
    }
  }

  /// Runs what may block for long on a thread that is not of the cooperative pool.
  static func onOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
    }
  }
}

extension EmployeeRepository {
  /// Whether an error says that another process holds the file, so that a second try may work.
  static func isBusy(_ error: any Error) -> Bool {
    (error as? DatabaseError)?.resultCode == .SQLITE_BUSY
  }
}
