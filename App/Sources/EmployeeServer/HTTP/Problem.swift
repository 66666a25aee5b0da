import LoopbackHTTP

/// An answer that says what went wrong, for a program and for a person: RFC 9457.
struct Problem: Error, Equatable, Sendable {
  /// What is wrong with one field of a request.
  struct FieldError: Equatable, Codable, Sendable {
    /// The key in the body, the name in the query, or the name of a header field.
    let field: String
    let code: Code
    /// A sentence for the person who filled it in.
    let message: String
  }

  /// What a program can tell apart.
  enum Code: String, CaseIterable, Codable, Sendable {
    case required
    case unknown
    case readOnly = "read_only"
    case wrongType = "wrong_type"
    case repeated
    case empty
    case tooLong = "too_long"
    case outOfRange = "out_of_range"
    case malformed
    case notAllowed = "not_allowed"
    case taken
    case noSuchEmployee = "no_such_employee"
    case circular
    case otherQuery = "other_query"
    case otherState = "other_state"
    case otherRequest = "other_request"
  }

  let status: HTTPStatus
  /// The kind of problem, where the status alone does not say it.
  var kind: String?
  var title: String
  var detail: String
  var errors: [FieldError] = []
  var headers: [String: String] = [:]
  /// What a change would have overwritten.
  var current: Employee?

  /// A problem that its status describes.
  init(_ status: HTTPStatus, _ detail: String, headers: [String: String] = [:]) {
    self.status = status
    title = status.phrase
    self.detail = detail
    self.headers = headers
  }

  /// A problem with fields that are named one by one.
  init(
    _ status: HTTPStatus, kind: String, title: String, detail: String, errors: [FieldError]
  ) {
    self.status = status
    self.kind = kind
    self.title = title
    self.detail = detail
    self.errors = errors
  }
}

extension Problem: Encodable {
  private enum CodingKeys: String, CodingKey {
    case type, title, status, detail, errors, current
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // RFC 9457, section 4.2.1: where the status says it all.
    let type = kind.map { "tag:employees.example,2026:\($0)" } ?? "about:blank"
    try container.encode(type, forKey: .type)
    try container.encode(title, forKey: .title)
    try container.encode(status.rawValue, forKey: .status)
    try container.encode(detail, forKey: .detail)
    if !errors.isEmpty { try container.encode(errors, forKey: .errors) }
    try container.encodeIfPresent(current, forKey: .current)
  }
}
