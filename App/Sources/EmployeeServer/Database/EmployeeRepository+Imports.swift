import Foundation
import GRDB
import LoopbackHTTP

extension EmployeeRepository {
  /// How many imports are remembered. The oldest goes first, with its faults.
  static let mostImports = 100

  /// Finds the import with an id, or begins it.
  ///
  /// - Returns: The import as it was before, for `restoreImport`, and where it goes on.
  func beginImport(
    _ id: String, totalBytes: Int?
  ) async throws -> (progress: ImportProgress, checkpoint: ImportCheckpoint) {
    try await database.write { database in
      try database.execute(
        sql: "INSERT INTO import (id) VALUES (?) ON CONFLICT DO NOTHING", arguments: [id])
      if database.changesCount > 0 {
        try database.execute(
          sql: "DELETE FROM import WHERE number <= ?",
          arguments: [database.lastInsertedRowID - Int64(Self.mostImports)])
      }
      let row = try Self.importRow(id, in: database)!
      try database.execute(
        sql: """
          UPDATE import SET total_bytes = ?,
            state = CASE WHEN state = 'completed' THEN state ELSE 'open' END, detail = NULL
          WHERE id = ?
          """, arguments: [totalBytes, id])
      let fingerprint: Int64 = row["fingerprint"]
      return (
        try Self.progress(row, isRunning: true),
        ImportCheckpoint(offset: row["bytes"], fingerprint: UInt64(bitPattern: fingerprint))
      )
    }
  }

  /// Takes back what `beginImport` has written, for a file that is not known to be the import's.
  func restoreImport(_ progress: ImportProgress) async throws {
    try await database.write { database in
      try database.execute(
        sql: "UPDATE import SET total_bytes = ?, state = ?, detail = ? WHERE id = ? AND bytes = ?",
        arguments: [
          progress.totalBytes, Self.name(of: progress.state), progress.detail, progress.id,
          progress.bytes,
        ])
    }
  }

  /// Adds the employees of a chunk, its faults and its checkpoint.
  ///
  /// - Parameters:
  ///   - start: Where the chunk begins. The import has to stand there.
  ///   - end: Where it goes on.
  func saveChunk(
    of id: String, _ rows: [ImportRow], heading: [String], from start: ImportCheckpoint,
    to end: ImportCheckpoint, state: ImportProgress.State, detail: String?
  ) async throws -> ImportProgress {
    try await change { database, events in
      guard let row = try Self.importRow(id, in: database), row["bytes"] == start.offset else {
        throw Conflict.importMoved
      }
      var inserted = 0
      for row in rows {
        let errors = try Self.insert(row, into: database)
        if errors.isEmpty {
          inserted += 1
        } else {
          try Self.keep(row, errors, of: id, in: database)
        }
      }
      try database.execute(
        sql: """
          UPDATE import SET state = ?, detail = ?, heading = ?, bytes = ?, fingerprint = ?,
            rows = rows + ?, inserted = inserted + ?, faulty = faulty + ? WHERE id = ?
          """,
        arguments: [
          Self.name(of: state), detail, CSVReader.line(heading), end.offset,
          Int64(bitPattern: end.fingerprint), rows.count, inserted, rows.count - inserted, id,
        ])
      let progress = try Self.progress(
        Self.importRow(id, in: database)!, isRunning: state == .running)
      try events.add(.imported, progress)
      return progress
    }
  }

  /// Notes that an import has ended before the file, unless it has come to its end.
  ///
  /// - Returns: nil where there is no such import.
  func cancelImport(_ id: String) async throws -> ImportProgress? {
    try await endImport(id, "cancelled", detail: nil)
  }

  func failImport(_ id: String, detail: String) async throws {
    _ = try await endImport(id, "failed", detail: detail)
  }

  private func endImport(
    _ id: String, _ state: String, detail: String?
  ) async throws -> ImportProgress? {
    try await change { database, events in
      try database.execute(
        sql: "UPDATE import SET state = ?, detail = ? WHERE id = ? AND state = 'open'",
        arguments: [state, detail, id])
      let hasChanged = database.changesCount > 0
      guard let row = try Self.importRow(id, in: database) else { return nil }
      let progress = try Self.progress(row, isRunning: false)
      if hasChanged { try events.add(.imported, progress) }
      return progress
    }
  }

  /// How far an import is, with its first faults; nil where there is none with this id.
  func importProgress(_ id: String, isRunning: Bool) async throws -> ImportProgress? {
    try await database.read { database in
      guard let row = try Self.importRow(id, in: database) else { return nil }
      var progress = try Self.progress(row, isRunning: isRunning)
      let lines = try Self.faultyLines(
        of: id, after: 0, limit: ImportProgress.listedFaults, in: database)
      progress.faults = Array(
        lines.flatMap { line in line.errors.map { .init(line: line.line, error: $0) } }
          .prefix(ImportProgress.listedFaults))
      return progress
    }
  }

  /// A line of an import that was not taken.
  struct FaultyLine: Sendable {
    let line: Int
    let errors: [Problem.FieldError]
    /// As it stood in the file, as CSV.
    let record: String
  }

  /// The columns of an import's file; nil where there is no such import.
  func importHeading(_ id: String) async throws -> String? {
    try await database.read {
      try String.fetchOne($0, sql: "SELECT heading FROM import WHERE id = ?", arguments: [id])
    }
  }

  /// The next lines that were not taken.
  func faultyLines(of id: String, after line: Int, limit: Int) async throws -> [FaultyLine] {
    try await database.read {
      try Self.faultyLines(of: id, after: line, limit: limit, in: $0)
    }
  }

  private static func faultyLines(
    of id: String, after line: Int, limit: Int, in database: Database
  ) throws -> [FaultyLine] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT line, errors, record FROM import_fault WHERE import_id = ? AND line > ?
        ORDER BY line LIMIT ?
        """, arguments: [id, line, limit]
    ).map { row in
      let errors: Data = row["errors"]
      return FaultyLine(
        line: row["line"],
        errors: try JSONDecoder().decode([Problem.FieldError].self, from: errors),
        record: row["record"])
    }
  }

  private static func importRow(_ id: String, in database: Database) throws -> Row? {
    try Row.fetchOne(database, sql: "SELECT * FROM import WHERE id = ?", arguments: [id])
  }

  /// What the database calls a state: an import that may go on is open, whether it runs or not.
  private static func name(of state: ImportProgress.State) -> String {
    state == .running || state == .interrupted ? "open" : state.rawValue
  }

  private static func progress(_ row: Row, isRunning: Bool) throws -> ImportProgress {
    let state: String = row["state"]
    return ImportProgress(
      id: row["id"],
      state: ImportProgress.State(rawValue: state) ?? (isRunning ? .running : .interrupted),
      rows: row["rows"], inserted: row["inserted"], faulty: row["faulty"], bytes: row["bytes"],
      totalBytes: row["total_bytes"], detail: row["detail"])
  }

  private static func keep(
    _ row: ImportRow, _ errors: [Problem.FieldError], of id: String, in database: Database
  ) throws {
    let fields = row.fields.map { String(decoding: $0, as: UTF8.self) }
    try database.cachedStatement(
      sql: "INSERT INTO import_fault (import_id, line, errors, record) VALUES (?, ?, ?, ?)"
    ).execute(
      arguments: [id, row.line, try ServerResponse.data(of: errors), CSVReader.line(fields)])
  }

  /// Adds the employee of a row, or says why not.
  private static func insert(
    _ row: ImportRow, into database: Database
  ) throws -> [Problem.FieldError] {
    guard let draft = row.draft else { return row.errors }
    if let manager = draft.managerID, try !Employee.exists(manager, in: database) {
      return [
        .init(
          field: "manager_id", code: .noSuchEmployee, message: "There is no employee with this id.")
      ]
    }
    let isTaken = try Bool.fetchOne(
      database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM employee WHERE email = ?)"),
      arguments: [draft.email])
    if isTaken == true {
      return [.init(field: "email", code: .taken, message: "Somebody else has this email address.")]
    }
    try insert(draft, into: database)
    return []
  }
}
