import LoopbackHTTP

extension ServerRequest {
  static let longestKey = 100

  /// What state of the employee a change is meant for.
  ///
  /// A change without it would undo another person's change that the client has not seen.
  ///
  /// - Throws: `Problem`.
  func requiredMatch() throws -> EntityTagCondition {
    guard let match = try condition("If-Match") else {
      throw Problem(
        .preconditionRequired, kind: "no-precondition",
        title: "The request does not name the state that it changes.",
        detail: "Nothing was changed. Send the ETag of the employee that you have seen.",
        errors: [.init(field: "If-Match", code: .required, message: "This is missing.")])
    }
    return match
  }

  /// Which states the client has already, if it names some.
  ///
  /// - Throws: `Problem`.
  func unwantedMatch() throws -> EntityTagCondition? {
    try condition("If-None-Match")
  }

  /// The name that the client gave to this change, so that it can be sent again.
  ///
  /// - Throws: `Problem`.
  func idempotencyKey() throws -> String? {
    guard let key = headers["idempotency-key"] else { return nil }
    guard (1...Self.longestKey).contains(key.utf8.count),
      key.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
    else {
      throw Problem.invalidHeader(
        "Idempotency-Key",
        "This has to be 1 to \(Self.longestKey) visible characters of ASCII.")
    }
    return key
  }

  private func condition(_ field: String) throws -> EntityTagCondition? {
    guard let text = headers[field.lowercased()] else { return nil }
    guard let condition = EntityTagCondition(text) else {
      throw Problem.invalidHeader(
        field, "This has to be * or tags in quotes, separated by commas, as ETag had them.")
    }
    return condition
  }
}
