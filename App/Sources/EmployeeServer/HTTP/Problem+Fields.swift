import LoopbackHTTP

extension Problem {
  /// The body is JSON, and no employee.
  static func invalidEmployee(_ errors: [FieldError]) -> Problem {
    Problem(
      .unprocessableContent, kind: "invalid-employee", title: "The employee is not valid.",
      detail: "Nothing was changed. See errors for the fields.", errors: errors)
  }

  /// The query of the URL has names or values that there are not.
  static func invalidQuery(_ errors: [FieldError]) -> Problem {
    Problem(
      .badRequest, kind: "invalid-query", title: "The query is not valid.",
      detail: "See errors for the names in the query.", errors: errors)
  }
}
