extension OpenAPIDocument {
  private static let notModified = Response(status: 304, headers: ["ETag"])
  private static let notFound = Response.problem(404)
  private static let busy = Response.problem(503, ["Retry-After"])

  /// What a route does for a method that it takes.
  static func operation(_ method: String, of route: EmployeeRoute) -> Operation {
    switch (route, method) {
    case (.health, _):
      Operation(
        id: "health", parameters: ["If-None-Match"],
        responses: [.tagged("Health"), notModified])
    case (.description, _):
      Operation(
        id: "describe", parameters: ["If-None-Match"],
        responses: [.tagged("Description"), notModified])
    case (.employees, "POST"):
      Operation(
        id: "addEmployee", parameters: ["Idempotency-Key"],
        body: ("application/json", "EmployeeDraft"),
        responses: [
          Response(status: 201, schema: "Employee", headers: ["ETag", "Location"]),
          .problem(409), .problem(415), .problem(422), busy,
        ])
    case (.employees, _):
      Operation(
        id: "listEmployees",
        parameters: ["limit", "cursor", "search", "sort", "department", "If-None-Match"],
        responses: [.tagged("EmployeePage"), notModified])
    case (.employee, "PUT"):
      Operation(
        id: "replaceEmployee", parameters: ["If-Match"],
        body: ("application/json", "EmployeeDraft"),
        responses: [
          .tagged("Employee"), notFound, .problem(409), .problem(412, ["ETag"]), .problem(415),
          .problem(422), .problem(428), busy,
        ])
    case (.employee, "DELETE"):
      Operation(
        id: "removeEmployee", parameters: ["If-Match"],
        responses: [
          Response(status: 204), notFound, .problem(412, ["ETag"]), .problem(428), busy,
        ])
    case (.employee, _):
      Operation(
        id: "readEmployee", parameters: ["If-None-Match"],
        responses: [.tagged("Employee"), notModified, notFound])
    case (.avatar, _):
      Operation(
        id: "readAvatar", parameters: ["If-None-Match", "Accept"],
        responses: [
          Response(status: 200, type: "image/png", headers: ["ETag", "Vary"]),
          Response(status: 200, type: "image/x-portable-pixmap", headers: ["ETag", "Vary"]),
          notModified, notFound,
        ])
    case (.messages, "POST"):
      Operation(
        id: "sendMessage", parameters: ["Idempotency-Key"],
        body: ("application/json", "MessageDraft"),
        responses: [
          .tagged("Message", 201), notFound, .problem(415), .problem(422), busy,
        ])
    case (.messages, _):
      Operation(
        id: "listMessages", parameters: ["messageLimit", "before", "If-None-Match"],
        responses: [.tagged("MessagePage"), notModified, notFound])
    case (.restoration, _):
      Operation(
        id: "restoreEmployee", body: ("application/json", "Restoration"),
        responses: [
          .tagged("Employee"), notFound, .problem(409), .problem(415), .problem(422), busy,
        ])
    case (.events, _):
      Operation(
        id: "listen", parameters: ["Last-Event-ID"],
        responses: [Response(status: 200, type: "text/event-stream"), busy],
        more: [
          "x-events": .object(
            Dictionary(
              uniqueKeysWithValues: DirectoryEvent.Kind.allCases.map {
                ($0.rawValue, ref("schemas", news(of: $0)))
              }))
        ])
    case (.importing, _):
      Operation(
        id: "importEmployees", parameters: ["id"], body: ("text/csv", nil),
        responses: [
          .tagged("Import"), .problem(409), .problem(415), .problem(422), busy,
        ])
    case (.importProgress, "DELETE"):
      Operation(
        id: "cancelImport", responses: [.tagged("Import"), notFound, busy])
    case (.importProgress, _):
      Operation(
        id: "readImport", parameters: ["If-None-Match"],
        responses: [.tagged("Import"), notModified, notFound])
    case (.importFaults, _):
      Operation(
        id: "readImportFaults",
        responses: [
          Response(status: 200, type: "text/csv; charset=utf-8", headers: ["Content-Disposition"]),
          notFound,
        ])
    }
  }

  /// The schema of an event's data.
  private static func news(of kind: DirectoryEvent.Kind) -> String {
    switch kind {
    case .created, .changed: "EmployeeNews"
    case .removed: "Removal"
    case .imported: "Import"
    case .messaged: "Message"
    case .reset: "Reset"
    }
  }
}
