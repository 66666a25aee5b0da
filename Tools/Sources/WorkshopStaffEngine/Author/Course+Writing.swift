import Foundation
import WorkshopEngine

extension Course {
  /// The course as it stands in `Course.json`: one step a block, keys in the order of `CodingKeys`.
  ///
  /// `JSONEncoder` would sort the keys or mix them, and a person reads and edits this file. What is
  /// written are its values, by the keys that decoding uses: none can be forgotten here.
  public var text: String {
    let members = JSONText.members(of: self, CodingKeys.self) { key in
      switch key {
      case .routes: JSONText.blocks(routes.map(\.members))
      case .stages: JSONText.blocks(stages.map(\.members))
      case .schema, .title: nil
      }
    }
    return JSONText.block(members) + "\n"
  }
}

extension Course.Route {
  fileprivate var members: [String] {
    JSONText.members(of: self, CodingKeys.self) { key in
      guard key == .meetings else { return nil }
      return JSONText.blocks(
        meetings.map { JSONText.members(of: $0, Course.Meeting.CodingKeys.self) })
    }
  }
}

extension Course.Stage {
  fileprivate var members: [String] {
    JSONText.members(of: self, CodingKeys.self) { key in
      key == .steps ? JSONText.blocks(steps.map(\.members)) : nil
    }
  }
}

extension Course.Step {
  fileprivate var members: [String] {
    JSONText.members(of: self, CodingKeys.self) { key in
      switch key {
      case .starter:
        JSONText.object(JSONText.members(of: starter, Course.StarterRefusal.CodingKeys.self))
      case .neighbour:
        neighbour.map {
          JSONText.object(JSONText.members(of: $0, Course.Neighbour.CodingKeys.self))
        }
      case .member:
        member.map { JSONText.object(JSONText.members(of: $0, Course.Member.CodingKeys.self)) }
      case .budget:
        // Ids and rules have no character that JSON would have to escape.
        budget.map { JSONText.block($0.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }) }
      default: nil
      }
    }
  }
}

/// JSON as a person writes it.
private enum JSONText {
  /// The members of an object, those that it has, in the order of its keys.
  ///
  /// - Parameter text: The text of a member that is not to stand on one line; nil for others.
  static func members<Key: CodingKey & CaseIterable>(
    of value: some Encodable, _ keys: Key.Type, text: (Key) -> String? = { _ in nil }
  ) -> [String] {
    let values = JSONValue(encoding: value).members
    return keys.allCases.compactMap { key in
      guard let value = values[key.stringValue] else { return nil }
      return "\"\(key.stringValue)\": \(text(key) ?? value.line)"
    }
  }

  /// An object on one line.
  static func object(_ members: [String]) -> String { "{ \(members.joined(separator: ", ")) }" }

  static func block(_ members: [String]) -> String { lines("{", members, "}") }

  static func blocks(_ objects: [[String]]) -> String {
    objects.isEmpty ? "[]" : lines("[", objects.map(block), "]")
  }

  private static func lines(_ opening: String, _ texts: [String], _ closing: String) -> String {
    // No string of JSON has a line's end in it.
    let inner = texts.joined(separator: ",\n").replacing("\n", with: "\n  ")
    return "\(opening)\n  \(inner)\n\(closing)"
  }
}

/// What an encoded value is made of.
private enum JSONValue: Decodable {
  case leaf(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(encoding value: some Encodable) {
    // What was decoded from JSON always encodes; an empty object stands for the impossible.
    let data = (try? JSONEncoder().encode(value)) ?? Data()
    self = (try? JSONDecoder().decode(JSONValue.self, from: data)) ?? .object([:])
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else if let bool = try? container.decode(Bool.self) {
      self = .leaf("\(bool)")
    } else if let number = try? container.decode(Int.self) {
      self = .leaf("\(number)")
    } else {
      self = .leaf(Self.quoted(try container.decode(String.self)))
    }
  }

  var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The value on one line.
  var line: String {
    switch self {
    case .leaf(let text): text
    case .list(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      "{ "
        + members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0)): \($1.line)" }
        .joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ string: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A string always encodes; an empty one stands for the impossible.
    return (try? encoder.encode(string)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
