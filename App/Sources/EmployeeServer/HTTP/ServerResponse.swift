import Foundation

/// What a route answers, whatever library sends it.
struct ServerResponse: Sendable {
  var status: HTTPStatus
  var headers: [String: String] = [:]
  var body = Data()

  /// A response that holds a value as JSON.
  ///
  /// The keys are sorted: one value is always the same bytes.
  static func json(
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
