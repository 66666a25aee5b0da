/// How much of a request a server takes at most.
package enum RequestLimits {
  /// In bytes: 64 KiB.
  package static let body = 65_536
  /// Path and query together, in bytes. The longest search and the longest cursor fit.
  package static let target = 4_096
  /// All names and values together, in bytes.
  package static let headers = 16_384
  /// How long a connection may stand still in the middle of a request or an answer, or between two.
  package static let patience = Duration.seconds(60)
}
