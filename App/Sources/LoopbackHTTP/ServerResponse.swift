import Foundation

/// A route's answer, independent of the library that sends it.
package struct ServerResponse: Sendable {
  package var status: HTTPStatus
  package var headers: [String: String]
  package var body: Data
  /// What the connection carries from here on instead of answers; the rest counts for nothing then.
  package var push: ServerPush?
  /// A body that is made while it is sent, in place of `body`.
  package var stream: ServerStream?
  package var damage: AnswerDamage?

  package init(status: HTTPStatus, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A response that holds a value as JSON.
  package static func json(
    _ value: some Encodable, status: HTTPStatus = .ok, contentType: String = "application/json"
  ) throws -> Self {
    Self(
      status: status,
      // The data may change at any moment. A client that kept an answer has to ask again.
      headers: ["Content-Type": contentType, "Cache-Control": "no-store"],
      body: try data(of: value))
  }

  /// A value as JSON in UTF-8.
  ///
  /// The keys are sorted: one value is always the same bytes.
  package static func data(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}
