/// A value of JSON, before its meaning is known.
enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  /// As it was written: nothing is lost to rounding.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The kind of value in words, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// What is not JSON about a text, and where.
struct JSONFault: Error, Equatable {
  let reason: String
  /// Both from 1; a column is a Unicode scalar.
  let line: Int
  let column: Int

  var description: String { "\(reason) at line \(line), column \(column)" }
}
