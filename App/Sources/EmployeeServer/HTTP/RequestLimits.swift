/// How much of a request the server takes.
enum RequestLimits {
  /// In bytes: 64 KiB.
  static let body = 65_536
  /// Path and query together, in bytes. The longest search and the longest cursor fit.
  static let target = 4_096
  /// All names and values together, in bytes.
  static let headers = 16_384
}
