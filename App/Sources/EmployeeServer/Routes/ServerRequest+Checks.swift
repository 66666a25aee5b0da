import Foundation

extension ServerRequest {
  /// Refuses what no route should see.
  ///
  /// - Throws: `Problem`.
  func checkHead() throws {
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw Problem(.httpVersionNotSupported, "This server speaks HTTP/1.1.")
    }
    guard path.utf8.count + query.utf8.count <= RequestLimits.target else {
      throw Problem(.uriTooLong, "Path and query may have \(RequestLimits.target) bytes.")
    }
    let size = headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    guard size <= RequestLimits.headers else {
      throw Problem(
        .requestHeaderFieldsTooLarge,
        "All header fields together may have \(RequestLimits.headers) bytes.")
    }
    try checkHost()
  }

  /// Refuses a request that was meant for another machine.
  ///
  /// A web page can make its own name point to 127.0.0.1 and then read answers as its own. Its name
  /// stands in this field, which it cannot change.
  private func checkHost() throws {
    guard let host = headers["host"], !host.isEmpty else {
      // HTTP/1.0 knew no such field.
      if version == "HTTP/1.0" { return }
      throw Problem(.badRequest, "The header field Host is missing.")
    }
    var name = host.lowercased()
    if let port = name.wholeMatch(of: /(.*):[0-9]{1,5}/) { name = String(port.1) }
    guard ["127.0.0.1", "localhost", "[::1]"].contains(name) else {
      throw Problem(
        .misdirectedRequest, "This server answers for 127.0.0.1 and localhost, and no other name.")
    }
  }

  /// The body, if there is one that the server takes.
  ///
  /// - Throws: `Problem`.
  func checkedBody() throws -> Data {
    switch body {
    case .tooLarge:
      throw Problem(.contentTooLarge, "A body may have \(RequestLimits.body) bytes.")
    case .unmeasured:
      throw Problem(.lengthRequired, "Say the length of the body in Content-Length.")
    case .bytes(let bytes):
      if method == "POST" || method == "PUT" { try checkContentType() }
      return bytes
    }
  }

  /// Refuses every type but JSON: a form of a foreign web page cannot send that.
  private func checkContentType() throws {
    let parts = (headers["content-type"] ?? "").lowercased().split(separator: ";")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let charsets = parts.dropFirst().filter { $0.hasPrefix("charset=") }
    guard parts.first == "application/json",
      charsets.allSatisfy({ $0 == "charset=utf-8" || $0 == "charset=\"utf-8\"" })
    else {
      throw Problem(
        .unsupportedMediaType, "The body has to be JSON in UTF-8: Content-Type: application/json.")
    }
  }
}
