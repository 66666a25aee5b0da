import Foundation

/// A message, as the server writes it.
nonisolated struct MessageDTO: Decodable, Sendable {
  let id: Int
  let employeeID: Int
  let text: String
  let attachments: [Message.Attachment]
  let sentAt: String

  enum CodingKeys: String, CodingKey {
    case id, text, attachments
    case employeeID = "employee_id"
    case sentAt = "sent_at"
  }
}

nonisolated private struct MessagePageDTO: Decodable {
  let messages: [MessageDTO]
  let nextBefore: Int?

  enum CodingKeys: String, CodingKey {
    case messages
    case nextBefore = "next_before"
  }
}

nonisolated extension Message {
  /// In bytes of UTF-8.
  static let longestText = TextLimit.bytes(ofCharacters: MessageDraft.longestText)
  /// Of an attachment, in bytes of UTF-8.
  static let longestName = TextLimit.bytes(ofCharacters: 255)

  /// Makes a message of what the server wrote.
  ///
  /// - Throws: `EmployeeServiceError.malformed`.
  init(_ record: MessageDTO) throws {
    func refused(_ field: String) -> EmployeeServiceError {
      .malformed("Message \(record.id): \(field)")
    }
    let lines = record.text.split(separator: "\n")
    guard !lines.isEmpty, record.text.utf8.count <= Self.longestText,
      lines.allSatisfy({ $0.allSatisfy { $0 == "\t" || String($0).isShowable } })
    else { throw refused("text") }
    guard record.id > 0, record.employeeID > 0 else { throw refused("id") }
    guard record.attachments.count <= 10,
      record.attachments.allSatisfy({
        $0.name.isShowable && $0.name.utf8.count <= Self.longestName
      })
    else { throw refused("attachments") }
    guard let sentAt = try? Date(record.sentAt, strategy: .iso8601) else {
      throw refused("sent_at")
    }
    self.init(
      id: record.id, employeeID: record.employeeID, text: record.text,
      attachments: record.attachments, sentAt: sentAt)
  }

  /// Reads the answer to a message that was sent.
  ///
  /// - Throws: `EmployeeServiceError.malformed`.
  init(json: Data) throws {
    do {
      try self.init(JSONDecoder().decode(MessageDTO.self, from: json))
    } catch let error as DecodingError {
      throw EmployeeServiceError.malformed("The message is not what was agreed on: \(error)")
    }
  }
}

nonisolated extension MessagePage {
  /// Reads the messages to an employee.
  ///
  /// - Throws: `EmployeeServiceError.malformed`.
  init(json: Data) throws {
    do {
      let page = try JSONDecoder().decode(MessagePageDTO.self, from: json)
      guard page.messages.count <= Self.limit else {
        throw EmployeeServiceError.malformed("The page has \(page.messages.count) messages.")
      }
      self.init(messages: try page.messages.map(Message.init), nextBefore: page.nextBefore)
    } catch let error as DecodingError {
      throw EmployeeServiceError.malformed("The messages are not what was agreed on: \(error)")
    }
  }
}
