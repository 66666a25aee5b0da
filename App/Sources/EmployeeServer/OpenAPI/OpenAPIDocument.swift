import LoopbackHTTP

/// The description of this server that programs read: OpenAPI 3.1.
///
/// It is made of the same constants that requests are judged by. A test holds every answer of the
/// other tests against it, and provokes every status that it names.
enum OpenAPIDocument {
  static let value: JSONValue = [
    "openapi": "3.1.0",
    "info": [
      "title": "Employees of a made-up company", "version": "1.0.0",
      "description": .string(
        "Every path that takes GET takes HEAD too. Docs/EmployeeServer.md has examples."),
    ],
    "paths": .object(
      Dictionary(
        uniqueKeysWithValues: EmployeeRoute.all.map { ($0.template, path(of: $0)) })),
    "components": [
      "schemas": .object(schemas), "parameters": .object(parameters),
      "headers": .object(headers),
    ],
  ]

  /// A status, and what comes with it.
  struct Response {
    let status: Int
    var schema: String?
    var type = "application/json"
    var headers: [String] = []

    static func problem(_ status: Int, _ headers: [String] = []) -> Response {
      Response(
        status: status, schema: "Problem", type: "application/problem+json", headers: headers)
    }

    static func tagged(_ schema: String, _ status: Int = 200) -> Response {
      Response(status: status, schema: schema, headers: ["ETag"])
    }
  }

  /// A method of a path.
  struct Operation {
    let id: String
    var parameters: [String] = []
    /// The type of the body, and its schema where it is JSON.
    var body: (type: String, schema: String?)?
    var responses: [Response]
    var more: JSONValue = [:]
  }

  private static func path(of route: EmployeeRoute) -> JSONValue {
    var operations: [String: JSONValue] = [:]
    for method in route.allowedMethods where method != "HEAD" {
      operations[method.lowercased()] = json(operation(method, of: route))
    }
    switch route {
    case .employee, .avatar, .messages, .restoration:
      operations["parameters"] = [ref("parameters", "EmployeeID")]
    case .importProgress, .importFaults:
      operations["parameters"] = [ref("parameters", "ImportID")]
    case .health, .employees, .events, .importing, .description: break
    }
    return .object(operations)
  }

  private static func json(_ operation: Operation) -> JSONValue {
    // What may happen to any request; a body that streams needs no length.
    var common = [400, 413, 414, 421, 431, 500, 505]
    if operation.body?.type != "text/csv" { common.append(411) }
    let all = operation.responses + common.map { Response.problem($0) }
    var members: [String: JSONValue] = [
      "operationId": .string(operation.id),
      "responses": .object(
        Dictionary(
          uniqueKeysWithValues: Dictionary(grouping: all, by: \.status).map {
            (String($0.key), json($0.value))
          })),
    ]
    if !operation.parameters.isEmpty {
      members["parameters"] = .array(operation.parameters.map { ref("parameters", $0) })
    }
    if let body = operation.body {
      let schema = body.schema.map { ref("schemas", $0) } ?? ["type": "string"]
      members["requestBody"] = [
        "required": true, "content": .object([body.type: ["schema": schema]]),
      ]
    }
    return JSONValue.object(members).merging(operation.more)
  }

  /// One status; several where it has several types.
  private static func json(_ responses: [Response]) -> JSONValue {
    let status = HTTPStatus(rawValue: responses[0].status)
    var members: [String: JSONValue] = ["description": .string(status?.phrase ?? "")]
    let headers = responses.flatMap(\.headers)
    if !headers.isEmpty {
      members["headers"] = .object(
        Dictionary(headers.map { ($0, ref("headers", $0)) }) { first, _ in first })
    }
    let content: [(String, JSONValue)] = responses.compactMap { response in
      guard response.status != 204, response.status != 304 else { return nil }
      let schema = response.schema.map { ref("schemas", $0) } ?? [:]
      return (response.type, ["schema": schema])
    }
    if !content.isEmpty {
      members["content"] = .object(Dictionary(uniqueKeysWithValues: content))
    }
    return .object(members)
  }

  static func ref(_ kind: String, _ name: String) -> JSONValue {
    ["$ref": .string("#/components/\(kind)/\(name)")]
  }
}
