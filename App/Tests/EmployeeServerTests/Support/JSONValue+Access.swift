@testable import EmployeeServer

extension JSONValue {
  subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var integer: Int64? {
    if case .number(let digits) = self { Int64(digits) } else { nil }
  }

  /// The value as text that `JSONReader` reads back, with its keys in order.
  var source: String {
    switch self {
    case .null: "null"
    case .boolean(let value): String(value)
    case .number(let digits): digits
    case .string(let text): "\"\(text.unicodeScalars.map(Self.escaped).joined())\""
    case .array(let elements): "[\(elements.map(\.source).joined(separator: ","))]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { "\(JSONValue.string($0.key).source):\($0.value.source)" }.joined(separator: ",")
        + "}"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case _ where scalar.value < 0x20:
      "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
    default: String(scalar)
    }
  }
}

/// A person's fields, all valid, as JSON.
func person(_ fields: [String: JSONValue] = [:], without missing: String? = nil) -> String {
  var members: [String: JSONValue] = [
    "name": .string("Ada Example"), "department": .string("Research"),
    "title": .string("Mathematician"), "email": .string("ada@employees.example"),
    "office": .string("London"), "start_date": .string("2020-02-29"),
  ]
  members.merge(fields) { _, new in new }
  if let missing { members[missing] = nil }
  return JSONValue.object(members).source
}
