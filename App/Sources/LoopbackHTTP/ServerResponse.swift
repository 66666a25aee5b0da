import Foundation

/// What a route answers, whatever library sends it.
package struct ServerResponse: Sendable {
  package var status: HTTPStatus
  package var headers: [String: String]
  package var body: Data
  /// What the connection carries from here on instead of answers; the rest counts for nothing then.
  package var push: ServerPush?

  package init(status: HTTPStatus, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A response that holds a value as JSON.
  ///
  /// The keys are sorted: one value is always the same bytes.
  package static func json(
    _ value: some Encodable, status: HTTPStatus = .ok, contentType: String = "application/json"
  ) throws -> Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Self(
      status: status,
      // The data may change at any moment, and there is no way yet to ask whether it has.
      headers: ["Content-Type": contentType, "Cache-Control": "no-store"],
      body: try encoder.encode(value))
  }
}
