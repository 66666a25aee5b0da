import LoopbackHTTP

extension Problem {
  /// The body is JSON, and no employee.
  static func invalidEmployee(_ errors: [FieldError]) -> Problem {
    Problem(
      .unprocessableContent, kind: "invalid-employee", title: "The employee is not valid.",
      detail: "Nothing was changed. See errors for the fields.", errors: errors)
  }

  /// A header field has a value that it cannot have.
  static func invalidHeader(_ field: String, _ message: String) -> Problem {
    Problem(
      .badRequest, kind: "invalid-header", title: "A header field is not valid.",
      detail: "Nothing was changed. See errors for the field.",
      errors: [.init(field: field, code: .malformed, message: message)])
  }

  /// The employee is not in the state that the request names.
  static func lostRace(_ current: Employee) throws -> Problem {
    var problem = Problem(
      .preconditionFailed, kind: "changed-meanwhile",
      title: "The employee was changed meanwhile.",
      detail:
        "Nothing was changed. current is the employee as they are now, ETag names that state.",
      errors: [
        .init(
          field: "If-Match", code: .otherState, message: "The employee is in another state now.")
      ])
    problem.current = current
    problem.headers["ETag"] = try current.entityTag.text
    return problem
  }

  /// The query of the URL has names or values that there are not.
  static func invalidQuery(_ errors: [FieldError]) -> Problem {
    Problem(
      .badRequest, kind: "invalid-query", title: "The query is not valid.",
      detail: "See errors for the names in the query.", errors: errors)
  }
}
