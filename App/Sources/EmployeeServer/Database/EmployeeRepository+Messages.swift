import Foundation
import GRDB
import LoopbackHTTP

extension EmployeeRepository {
  /// Keeps a message to an employee.
  ///
  /// - Parameters:
  ///   - key: With it the same request gets the first answer again.
  ///   - time: When it came.
  /// - Returns: nil where there is no such employee.
  /// - Throws: `Conflict`.
  func send(
    _ draft: Message.Draft, to id: Int64, key: String?, at time: Date
  ) async throws -> KeptAnswer? {
    try await change { database, events in
      guard try Employee.exists(id, in: database) else { return nil }
      return try KeptAnswer.first(
        key: key, path: "/employees/\(id)/messages", request: try ServerResponse.data(of: draft),
        in: database
      ) {
        let sentAt = time.formatted(.iso8601)
        try database.execute(
          sql: "INSERT INTO message (employee_id, text, attachments, sent_at) VALUES (?, ?, ?, ?)",
          arguments: [id, draft.text, try ServerResponse.data(of: draft.attachments), sentAt])
        let message = Message(
          id: database.lastInsertedRowID, employeeID: id, draft: draft, sentAt: sentAt)
        try events.add(.messaged, message)
        return KeptAnswer(id: message.id, body: try ServerResponse.data(of: message))
      }
    }
  }

  /// The newest messages to an employee, or those before one of them.
  ///
  /// - Returns: nil where there is no such employee.
  func messages(to id: Int64, before: Int64?, limit: Int) async throws -> MessagePage? {
    try await database.read { database in
      guard try Employee.exists(id, in: database) else { return nil }
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT * FROM message WHERE employee_id = ? AND id < ? ORDER BY id DESC LIMIT ?",
        arguments: [id, before ?? .max, limit + 1])
      let messages = try rows.prefix(limit).map(Message.init(row:))
      return MessagePage(
        messages: messages, nextBefore: rows.count > limit ? messages.last?.id : nil)
    }
  }
}

extension Message {
  fileprivate init(row: Row) throws {
    let attachments: Data = row["attachments"]
    self.init(
      id: row["id"], employeeID: row["employee_id"],
      draft: Draft(
        text: row["text"],
        attachments: try JSONDecoder().decode([Attachment].self, from: attachments)),
      sentAt: row["sent_at"])
  }
}
