import Foundation
import GRDB

/// Opens the database: looks at a file that is there before anything may write to it.
enum EmployeeDatabase {
  static let fileName = "employees.sqlite"

  /// "Empl" in ASCII: by this number in its header a file of ours is known.
  static let applicationID: Int64 = 0x456d_706c

  /// Makes the folder and the file where they are not there, and brings an older file up to date.
  ///
  /// Blocks the thread.
  ///
  /// - Throws: `EmployeeServerError`; a file that is not ours, or not yet, is as it was then.
  static func open(in folder: URL) throws -> any DatabaseWriter {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw EmployeeServerError.folderUnusable(folder.path, reason(noFolder: folder.path))
    }
    let path = folder.appendingPathComponent(fileName).path
    do {
      if FileManager.default.fileExists(atPath: path) { try inspect(path) }
      let pool = try DatabasePool(path: path, configuration: configuration)
      // GRDB chooses NORMAL for a pool, with which a loss of power may take the last changes back.
      // With FULL a change is on the disk before it is answered. In SQLite's words: durable.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try DatabaseMigrator.employees.migrate(pool)
      return pool
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw EmployeeServerError.notADatabase(path)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      throw EmployeeServerError.notADatabase(path)
    } catch let error as DatabaseError {
      throw EmployeeServerError.databaseUnusable(path, error.message ?? "\(error.resultCode)")
    }
  }

  /// A database that is gone with the process.
  static func openInMemory() throws -> any DatabaseWriter {
    let queue = try DatabaseQueue(configuration: configuration)
    try DatabaseMigrator.employees.migrate(queue)
    return queue
  }

  private static var configuration: GRDB.Configuration {
    var configuration = GRDB.Configuration()
    // Another process may use the file; it is waited for on GRDB's queue.
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Reads a file without a chance to change it: to open a pool would already write to its header.
  private static func inspect(_ path: String) throws {
    var configuration = configuration
    configuration.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    try queue.read { database in
      let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      guard tables > 0 else { return }
      guard try Int64.fetchOne(database, sql: "PRAGMA application_id") == applicationID else {
        throw EmployeeServerError.foreignDatabase(path)
      }
      guard try !DatabaseMigrator.employees.hasBeenSuperseded(database) else {
        throw EmployeeServerError.newerDatabase(path)
      }
    }
  }

  /// Why a folder cannot be made: what Foundation throws does not always say it, and mkdir does.
  private static func reason(noFolder path: String) -> String {
    mkdir(path, 0o777) == 0 ? "try again" : String(cString: strerror(errno))
  }
}
