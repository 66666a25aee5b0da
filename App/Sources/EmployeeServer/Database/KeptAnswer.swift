import Foundation
import GRDB

/// An answer that is kept with the change that it tells of, in one transaction.
///
/// A client that did not hear the answer sends the request again, with the same key. It gets the
/// first answer, and nothing is made twice. An answer that changed nothing is not kept.
struct KeptAnswer: Sendable {
  /// How many are kept. The oldest goes first.
  static let limit = 10_000

  /// Of what was made.
  let id: Int64
  let body: Data

  /// The first answer, or a new one that is kept from now on.
  ///
  /// - Throws: `EmployeeRepository.Conflict.keyReused`, and what `make` throws.
  static func first(
    key: String?, path: String, request: Data, in database: Database, make: () throws -> KeptAnswer
  ) throws -> KeptAnswer {
    guard let key else { return try make() }
    let row = try Row.fetchOne(
      database, sql: "SELECT path, request, made_id, body FROM answer WHERE key = ?",
      arguments: [key])
    if let row {
      guard row["path"] == path, row["request"] == request else {
        throw EmployeeRepository.Conflict.keyReused
      }
      return KeptAnswer(id: row["made_id"], body: row["body"])
    }
    let answer = try make()
    try database.execute(
      sql: "INSERT INTO answer (key, path, request, made_id, body) VALUES (?, ?, ?, ?, ?)",
      arguments: [key, path, request, answer.id, answer.body])
    try database.execute(
      sql: "DELETE FROM answer WHERE id <= ?",
      arguments: [database.lastInsertedRowID - Int64(limit)])
    return answer
  }
}
