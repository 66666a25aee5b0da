import Foundation

/// A message to an employee, as the server keeps it.
nonisolated struct Message: Sendable, Identifiable, Hashable {
  let id: Int
  let employeeID: Employee.ID
  let text: String
  let attachments: [Attachment]
  let sentAt: Date

  /// What is known of something that was attached.
  struct Attachment: Sendable, Hashable, Codable {
    let name: String
    /// A media type.
    let type: String
    /// In bytes.
    let size: Int
  }
}

/// A message that is being written.
nonisolated struct MessageDraft: Sendable, Hashable, Encodable {
  /// In characters; the server's limit.
  static let longestText = 2_000

  var text = ""
  var attachments: [Message.Attachment] = []

  /// As it is sent: without blanks at the ends.
  var trimmed: MessageDraft {
    MessageDraft(
      text: text.trimmingCharacters(in: .whitespacesAndNewlines), attachments: attachments)
  }

  var canBeSent: Bool { (1...Self.longestText).contains(trimmed.text.count) }
}

/// Some messages to an employee, the newest first.
nonisolated struct MessagePage: Sendable, Equatable {
  static let limit = 50

  let messages: [Message]
  /// What the messages before these are asked for with; nil where there are none.
  let nextBefore: Message.ID?
}
