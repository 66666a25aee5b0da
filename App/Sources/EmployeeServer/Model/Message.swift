import Foundation

/// A message to an employee, as the server keeps it.
struct Message: Equatable, Sendable {
  /// What is known of something that was attached. The thing itself stays with the sender.
  struct Attachment: Equatable, Codable, Sendable {
    let name: String
    /// A media type.
    let type: String
    /// In bytes.
    let size: Int64
  }

  struct Draft: Equatable, Sendable {
    var text: String
    var attachments: [Attachment] = []
  }

  let id: Int64
  let employeeID: Int64
  var draft: Draft
  /// By the server's clock, in UTC.
  let sentAt: String
}

extension Message.Draft: Encodable {
  private enum CodingKeys: String, CodingKey { case text, attachments }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(attachments, forKey: .attachments)
  }
}

extension Message: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, text, attachments
    case employeeID = "employee_id"
    case sentAt = "sent_at"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(employeeID, forKey: .employeeID)
    try container.encode(draft.text, forKey: .text)
    try container.encode(draft.attachments, forKey: .attachments)
    try container.encode(sentAt, forKey: .sentAt)
  }
}

/// Some messages to an employee, the newest first.
struct MessagePage: Encodable, Sendable {
  static let limits = 1...100

  let messages: [Message]
  /// What to ask for the messages before these with; nil where there are none.
  let nextBefore: Int64?

  private enum CodingKeys: String, CodingKey {
    case messages
    case nextBefore = "next_before"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(messages, forKey: .messages)
    try container.encode(nextBefore, forKey: .nextBefore)
  }
}
