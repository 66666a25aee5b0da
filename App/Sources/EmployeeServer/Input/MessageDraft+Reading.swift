import Foundation
import LoopbackHTTP

extension Message.Draft {
  /// In characters.
  static let longestText = 2_000
  static let mostAttachments = 10
  static let longestName = 255
  /// In bytes: 25 MiB.
  static let sizes: ClosedRange<Int64> = 0...(25 << 20)

  /// Reads the body of a request that sends a message.
  ///
  /// - Throws: `Problem`, which names all that is wrong with the fields.
  init(json body: Data) throws {
    var reader = FieldReader(try EmployeeDraft.members(of: body))
    let text = reader.lines("text", upTo: Self.longestText)
    let elements = reader.optionalArray("attachments", upTo: Self.mostAttachments)
    var attachments: [Message.Attachment] = []
    for (index, element) in elements.enumerated() {
      let field = "attachments[\(index)]"
      guard case .object(let members) = element else {
        reader.note(field, .wrongType, "This has to be an object, and is \(element.kind).")
        continue
      }
      var inner = FieldReader(members)
      let name = inner.text("name", upTo: Self.longestName)
      let type = Self.type(&inner)
      let size = inner.integer("size", in: Self.sizes)
      inner.finish(readOnly: [])
      for error in inner.errors {
        reader.note("\(field).\(error.field)", error.code, error.message)
      }
      if let name, let type, let size {
        attachments.append(.init(name: name, type: type, size: size))
      }
    }
    reader.finish(readOnly: ["id", "employee_id", "sent_at"])
    guard reader.errors.isEmpty, let text else { throw Problem.invalidMessage(reader.errors) }
    self.init(text: text, attachments: attachments)
  }

  private static func type(_ reader: inout FieldReader) -> String? {
    guard let text = reader.text("type", upTo: 100) else { return nil }
    if text.wholeMatch(of: /[A-Za-z0-9!#$&^_.+-]+\/[A-Za-z0-9!#$&^_.+-]+/) != nil { return text }
    reader.note("type", .malformed, "This has to be a media type such as image/png.")
    return nil
  }
}

extension Problem {
  static func invalidMessage(_ errors: [FieldError]) -> Problem {
    Problem(
      .unprocessableContent, kind: "invalid-message", title: "The message is not valid.",
      detail: "Nothing was sent. See errors for the fields.", errors: errors)
  }
}
