import LoopbackHTTP

extension OpenAPIDocument {
  static let parameters: [String: JSONValue] = [
    "EmployeeID": parameter("id", "path", ["type": "integer", "minimum": 1], isRequired: true),
    "ImportID": parameter("id", "path", importID, isRequired: true),
    "id": parameter("id", "query", importID, isRequired: true),
    "limit": parameter("limit", "query", integer(EmployeeQuery.limits)),
    "cursor": parameter("cursor", "query", text(PageCursor.longest, atLeast: 0)),
    "search": parameter("search", "query", characters(EmployeeQuery.longestSearch, atLeast: 0)),
    "sort": parameter(
      "sort", "query",
      ["enum": JSONValue(SortOrder.Key.allCases.flatMap { [$0.rawValue, "-\($0.rawValue)"] })]),
    "department": parameter("department", "query", ref("schemas", "Department")),
    "messageLimit": parameter("limit", "query", integer(MessagePage.limits)),
    "before": parameter("before", "query", ["type": "integer", "minimum": 1]),
    "If-Match": parameter("If-Match", "header", ["type": "string"], isRequired: true),
    "If-None-Match": parameter("If-None-Match", "header", ["type": "string"]),
    "Idempotency-Key": parameter("Idempotency-Key", "header", text(ServerRequest.longestKey)),
    "Last-Event-ID": parameter("Last-Event-ID", "header", ["type": "string"]),
    "Accept": parameter("Accept", "header", ["type": "string"]),
  ]

  static let headers: [String: JSONValue] = Dictionary(
    uniqueKeysWithValues: ["ETag", "Location", "Retry-After", "Vary", "Content-Disposition"].map {
      ($0, ["required": true, "schema": ["type": "string"]])
    })

  private static let importID: JSONValue = [
    "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$",
  ]

  private static func parameter(
    _ name: String, _ place: String, _ schema: JSONValue, isRequired: Bool = false
  ) -> JSONValue {
    [
      "name": .string(name), "in": .string(place), "required": .boolean(isRequired),
      "schema": schema,
    ]
  }

  private static func integer(_ range: ClosedRange<Int>) -> JSONValue {
    [
      "type": "integer", "minimum": JSONValue(range.lowerBound),
      "maximum": JSONValue(range.upperBound),
    ]
  }
}
