import Foundation

/// A request as the routes see it, whatever library read it from the network.
struct ServerRequest: Sendable {
  enum Body: Sendable {
    case bytes(Data)
    /// The client announced more than the server takes, and nothing of it was read.
    case tooLarge
    /// The client did not say how much will come, and nothing of it was read.
    case unmeasured
  }

  var method: String
  var version = "HTTP/1.1"
  /// As it was sent: neither decoded nor tidied, so that `..` and `%00` stay what they are.
  var path: String
  /// As it was sent, without the question mark.
  var query = ""
  /// By their names in lower case.
  var headers: [String: String] = [:]
  var body = Body.bytes(Data())
}
