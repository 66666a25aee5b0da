extension OpenAPIDocument {
  static let schemas: [String: JSONValue] = [
    "Health": object(["status": ["const": "ok"], "employees": count]),
    "Description": ["type": "object", "required": ["openapi", "info", "paths", "components"]],
    "Department": ["enum": JSONValue(Department.allCases.map(\.rawValue))],
    "Employee": object(
      employeeFields.merging([
        "id": id, "avatar_url": ["type": "string"],
      ]) { $1 }),
    "EmployeeDraft": object(
      employeeFields, optional: ["sort_name", "phone", "manager_id"]),
    "EmployeePage": object([
      "employees": array(ref("schemas", "Employee"), EmployeeQuery.limits.upperBound),
      "total": count, "next_cursor": nullable("string"),
    ]),
    "EmployeeNews": object([
      "employee": ref("schemas", "Employee"), "etag": ["type": "string"],
    ]),
    "Removal": object(["id": id]),
    "Reset": object(["reason": ["enum": ["missed", "many"]]]),
    "Attachment": object([
      "name": characters(Message.Draft.longestName), "type": text(100),
      "size": [
        "type": "integer", "minimum": JSONValue(Message.Draft.sizes.lowerBound),
        "maximum": JSONValue(Message.Draft.sizes.upperBound),
      ],
    ]),
    "Restoration": object([:]),
    "Message": object(
      messageFields.merging([
        "id": id, "employee_id": id, "sent_at": ["type": "string", "format": "date-time"],
      ]) { $1 }),
    "MessageDraft": object(messageFields, optional: ["attachments"]),
    "MessagePage": object([
      "messages": array(ref("schemas", "Message"), MessagePage.limits.upperBound),
      "next_before": nullable("integer"),
    ]),
    "Import": object(
      [
        "id": ["type": "string"],
        "state": ["enum": JSONValue(ImportProgress.State.allCases.map(\.rawValue))],
        "rows": count, "inserted": count, "faulty": count, "bytes": count,
        "total_bytes": nullable("integer"), "detail": nullable("string"),
        "faults_url": ["type": "string"],
        "faults": array(ref("schemas", "ImportFault"), ImportProgress.listedFaults),
      ], optional: ["faults"]),
    "ImportFault": object(faultFields.merging(["line": id]) { $1 }),
    "FieldError": object(faultFields),
    "Problem": object(
      [
        "type": ["type": "string"], "title": ["type": "string"], "detail": ["type": "string"],
        "status": ["type": "integer"],
        "errors": ["type": "array", "items": ref("schemas", "FieldError")],
        "current": ref("schemas", "Employee"),
      ], optional: ["errors", "current"]),
  ]

  private static let employeeFields: [String: JSONValue] = [
    "name": characters(EmployeeDraft.Limit.name),
    "sort_name": characters(EmployeeDraft.Limit.name, isNullable: true),
    "department": ref("schemas", "Department"),
    "title": characters(EmployeeDraft.Limit.title),
    "email": text(EmployeeDraft.Limit.email),
    "phone": text(EmployeeDraft.Limit.phone, isNullable: true),
    "office": characters(EmployeeDraft.Limit.office),
    "start_date": ["type": "string", "format": "date"],
    "manager_id": nullable("integer"),
  ]

  private static let messageFields: [String: JSONValue] = [
    "text": characters(Message.Draft.longestText),
    "attachments": array(ref("schemas", "Attachment"), Message.Draft.mostAttachments),
  ]

  private static let faultFields: [String: JSONValue] = [
    "field": ["type": "string"], "message": ["type": "string"],
    "code": ["enum": JSONValue(Problem.Code.allCases.map(\.rawValue))],
  ]

  private static let id: JSONValue = ["type": "integer", "minimum": 1]
  private static let count: JSONValue = ["type": "integer", "minimum": 0]

  /// An object of these properties and no others, all of them required but some.
  private static func object(
    _ properties: [String: JSONValue], optional: Set<String> = []
  ) -> JSONValue {
    [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
      "required": JSONValue(properties.keys.filter { !optional.contains($0) }.sorted()),
    ]
  }

  private static func array(_ items: JSONValue, _ limit: Int) -> JSONValue {
    ["type": "array", "items": items, "maxItems": JSONValue(limit)]
  }

  /// A text of so many characters as a reader counts them. A schema's length counts Unicode scalars.
  static func characters(
    _ limit: Int, atLeast least: Int = 1, isNullable: Bool = false
  ) -> JSONValue {
    text(limit * FieldReader.scalarsPerCharacter, atLeast: least, isNullable: isNullable)
      .merging(["x-maxCharacters": JSONValue(limit)])
  }

  /// A text of so many Unicode scalars, which are the characters of a text in ASCII.
  static func text(_ limit: Int, atLeast least: Int = 1, isNullable: Bool = false) -> JSONValue {
    [
      "type": isNullable ? ["string", "null"] : "string", "minLength": JSONValue(least),
      "maxLength": JSONValue(limit),
    ]
  }

  private static func nullable(_ type: String) -> JSONValue { ["type": [.string(type), "null"]] }
}
