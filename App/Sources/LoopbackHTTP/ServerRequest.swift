import Foundation

/// A request as the routes see it, independent of the library that read it from the network.
package struct ServerRequest: Sendable {
  package enum Body: Sendable {
    case bytes(Data)
    /// The client announced more than the server takes, and nothing of it was read.
    case tooLarge
    /// The client did not say how much will come, and nothing of it was read.
    case unmeasured
  }

  package var method: String
  package var version: String
  /// As it was sent: neither decoded nor tidied, so that `..` and `%00` stay what they are.
  package var path: String
  /// As it was sent, without the question mark.
  package var query: String
  /// By their names in lower case.
  package var headers: [String: String] = [:]
  package var body = Body.bytes(Data())
  /// The body for a route that takes one of any length.
  package var stream: RequestStream?

  package init(method: String, version: String = "HTTP/1.1", path: String, query: String = "") {
    self.method = method
    self.version = version
    self.path = path
    self.query = query
  }
}
