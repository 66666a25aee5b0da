import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

/// Holds answers against the description of the server, as it was served.
struct OpenAPIContract {
  /// An operation and a status.
  struct Case: Hashable, CustomStringConvertible {
    let method: String
    let path: String
    let status: Int
    var description: String { "\(method) \(path) \(status)" }
  }

  static let shared = OpenAPIContract(
    document: try! JSONReader.value(
      of: Array(ServerResponse.data(of: OpenAPIDocument.value))))

  let document: JSONValue

  /// All operations, with every status that they may have.
  var cases: Set<Case> {
    var cases: Set<Case> = []
    for (path, item) in document["paths"]?.members ?? [:] {
      for (method, operation) in item.members where method != "parameters" {
        for status in operation["responses"]?.members.keys ?? [:].keys {
          cases.insert(
            Case(method: method.uppercased(), path: path, status: Int(status) ?? 0))
        }
      }
    }
    return cases
  }

  /// What is wrong with an answer; empty where the description knows it.
  ///
  /// - Parameter path: Without a query. One that is no route, or does not take the method, is not
  ///   described.
  func complaints(_ method: String, _ path: String, _ answer: Answer) -> [String] {
    let method = method == "HEAD" ? "GET" : method
    guard let route = EmployeeRoute(path: path), route.allowedMethods.contains(method) else {
      return []
    }
    let responses = document["paths"]?[route.template]?[method.lowercased()]?["responses"]
    guard let response = responses?[String(answer.status)] else {
      return ["\(method) \(route.template) has no status \(answer.status)"]
    }
    var complaints: [String] = []
    for name in response["headers"]?.members.keys ?? [:].keys where answer.header(name) == nil {
      complaints.append("\(method) \(path) \(answer.status) has no \(name)")
    }
    guard !answer.body.isEmpty else { return complaints }
    let type = answer.header("Content-Type") ?? ""
    guard let schema = response["content"]?[type]?["schema"] else {
      return complaints + ["\(method) \(path) \(answer.status) has the type \(type)"]
    }
    if type.hasSuffix("json") {
      guard let value = try? answer.json else { return complaints + ["\(path) is no JSON"] }
      complaints += self.complaints(value, schema, at: "\(method) \(path) \(answer.status)")
    }
    return complaints
  }

  /// What is wrong with the data of an event.
  func complaints(event: String, _ data: JSONValue) -> [String] {
    guard let schema = document["paths"]?["/events"]?["get"]?["x-events"]?[event] else {
      return ["there is no event \(event)"]
    }
    return complaints(data, schema, at: event)
  }

  /// The part of JSON Schema that the description uses.
  private func complaints(_ value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    let schema = resolved(schema)
    var complaints: [String] = []
    if let constant = schema["const"], constant != value { complaints.append("\(place): not it") }
    if let known = schema["enum"]?.elements, !known.contains(value) {
      complaints.append("\(place): \(value.source) is not known")
    }
    let types = schema["type"].map { $0.string.map { [$0] } ?? $0.elements.compactMap(\.string) }
    if let types, !types.contains(value.schemaType) {
      complaints.append("\(place): \(value.schemaType), not \(types)")
    }
    if let text = value.string {
      // JSON Schema counts code points.
      let length = text.unicodeScalars.count
      if let least = schema["minLength"]?.integer, length < least {
        complaints.append("\(place): too short")
      }
      if let most = schema["maxLength"]?.integer, length > most {
        complaints.append("\(place): too long")
      }
      if let most = schema["x-maxCharacters"]?.integer, text.count > most {
        complaints.append("\(place): too many characters")
      }
    }
    if let number = value.integer {
      if let least = schema["minimum"]?.integer, number < least {
        complaints.append("\(place): too small")
      }
      if let most = schema["maximum"]?.integer, number > most {
        complaints.append("\(place): too large")
      }
    }
    if let items = schema["items"] {
      for (index, element) in value.elements.enumerated() {
        complaints += self.complaints(element, items, at: "\(place)[\(index)]")
      }
    }
    guard case .object(let members) = value else { return complaints }
    for name in schema["required"]?.elements.compactMap(\.string) ?? [] where members[name] == nil {
      complaints.append("\(place) has no \(name)")
    }
    guard let properties = schema["properties"]?.members else { return complaints }
    for (name, member) in members {
      guard let property = properties[name] else {
        complaints.append("\(place) has \(name), which is not described")
        continue
      }
      complaints += self.complaints(member, property, at: "\(place).\(name)")
    }
    return complaints
  }

  /// What a reference stands for.
  func resolved(_ value: JSONValue) -> JSONValue {
    guard let reference = value["$ref"]?.string else { return value }
    return reference.dropFirst(2).split(separator: "/").reduce(document) {
      $0[String($1)] ?? .null
    }
  }
}

extension JSONValue {
  var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  fileprivate var schemaType: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number(let digits): Int64(digits) == nil ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
