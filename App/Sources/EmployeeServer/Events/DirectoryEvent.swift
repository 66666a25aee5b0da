import Foundation
import LoopbackHTTP

/// Something that happened to the company, as `GET /events` tells it.
struct DirectoryEvent: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case created
    case changed
    case removed
    /// A part of an import is in the directory, or the import has come to its end.
    case imported
    /// A message to an employee was added.
    case messaged
    /// More has happened than is told one by one: load anew.
    case reset
  }

  /// From 1, without a gap, in the order in which the changes were made.
  let number: Int64
  let kind: Kind
  /// JSON without line breaks.
  let data: Data

  /// The event as the lines of a stream.
  ///
  /// See <https://html.spec.whatwg.org/multipage/server-sent-events.html>, section 9.2.5.
  func lines(epoch: String) -> Data {
    var lines = Data("id: \(epoch)-\(number)\nevent: \(kind.rawValue)\ndata: ".utf8)
    lines.append(data)
    lines.append(contentsOf: "\n\n".utf8)
    return lines
  }
}

/// Where a listener has got to: the value of `id` and `Last-Event-ID`.
struct EventPosition: Equatable, Sendable {
  /// Chosen when the database was made: the numbers of another one mean nothing here.
  let epoch: String
  let number: Int64

  /// Reads what this server wrote; nil where a text is nothing like that.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /([0-9a-z]{1,13})-(0|[1-9][0-9]{0,18})/),
      let number = Int64(match.2)
    else { return nil }
    epoch = String(match.1)
    self.number = number
  }
}

/// What an event tells of an employee.
struct EmployeeNews: Encodable {
  let employee: Employee

  private enum CodingKeys: String, CodingKey { case employee, etag }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(employee, forKey: .employee)
    try container.encode(employee.entityTag.text, forKey: .etag)
  }
}

/// What an event tells of an employee who is gone.
struct RemovalNews: Encodable {
  let id: Int64
}
