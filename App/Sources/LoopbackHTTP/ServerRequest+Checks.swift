import Foundation

extension ServerRequest {
  /// Refuses what no route should see.
  ///
  /// - Parameter names: By which this machine may be called, where others of its network reach it; then numeric
  ///   addresses are right too, which no web page can take for its own name.
  /// - Throws: `RequestFault`.
  package func checkHead(names: Set<String>? = nil) throws {
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw RequestFault(.httpVersionNotSupported, "This server speaks HTTP/1.1.")
    }
    guard path.utf8.count + query.utf8.count <= RequestLimits.target else {
      throw RequestFault(.uriTooLong, "Path and query may have \(RequestLimits.target) bytes.")
    }
    let size = headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    guard size <= RequestLimits.headers else {
      throw RequestFault(
        .requestHeaderFieldsTooLarge,
        "All header fields together may have \(RequestLimits.headers) bytes.")
    }
    try checkHost(names)
  }

  /// Refuses a request that was meant for another machine.
  ///
  /// A web page can make its own name point to 127.0.0.1 and then read answers as its own. Its name
  /// stands in this field, which it cannot change.
  private func checkHost(_ names: Set<String>?) throws {
    guard let host = headers["host"], !host.isEmpty else {
      // HTTP/1.0 knew no such field.
      if version == "HTTP/1.0" { return }
      throw RequestFault(.badRequest, "The header field Host is missing.")
    }
    var name = host.lowercased()
    if let port = name.wholeMatch(of: /(.*):[0-9]{1,5}/) { name = String(port.1) }
    if let names {
      guard names.contains(name) || name.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{1,3}){3}/) != nil else {
        throw RequestFault(.misdirectedRequest, "This server does not answer for that name.")
      }
      return
    }
    guard ["127.0.0.1", "localhost", "[::1]"].contains(name) else {
      throw RequestFault(
        .misdirectedRequest, "This server answers for 127.0.0.1 and localhost, and no other name.")
    }
  }

  /// The body, if there is one that the server takes.
  ///
  /// - Parameter limit: In bytes, at most `RequestLimits.body`: more than that is not even read.
  /// - Throws: `RequestFault`.
  package func checkedBody(limit: Int = RequestLimits.body) throws -> Data {
    let fault = RequestFault(.contentTooLarge, "A body may have \(limit) bytes.")
    switch body {
    case .tooLarge:
      throw fault
    case .unmeasured:
      throw RequestFault(.lengthRequired, "Say the length of the body in Content-Length.")
    case .bytes(let bytes):
      guard bytes.count <= limit else { throw fault }
      if method == "POST" || method == "PUT" {
        try checkContentType("application/json", named: "JSON")
      }
      return bytes
    }
  }

  /// Refuses a client that cannot be sent a body in pieces.
  ///
  /// - Throws: `RequestFault`.
  package func checkTakesStreams() throws {
    guard version == "HTTP/1.1" else {
      throw RequestFault(.httpVersionNotSupported, "This is sent in pieces, which needs HTTP/1.1.")
    }
  }

  /// Refuses every type but CSV, which no form of a foreign web page can send either.
  ///
  /// - Throws: `RequestFault`.
  package func checkIsCSV() throws {
    try checkContentType("text/csv", named: "CSV")
  }

  /// Refuses every type but that of any bytes, which no form of a foreign web page can send either.
  ///
  /// - Throws: `RequestFault`.
  package func checkIsFile() throws {
    guard headers["content-type"] == "application/octet-stream" else {
      throw RequestFault(
        .unsupportedMediaType, "A file is sent with Content-Type: application/octet-stream.")
    }
  }

  /// Refuses every type but one: a form of a foreign web page cannot send JSON.
  private func checkContentType(_ type: String, named name: String) throws {
    let parts = (headers["content-type"] ?? "").lowercased().split(separator: ";")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let charsets = parts.dropFirst().filter { $0.hasPrefix("charset=") }
    guard parts.first == type,
      charsets.allSatisfy({ $0 == "charset=utf-8" || $0 == "charset=\"utf-8\"" })
    else {
      throw RequestFault(
        .unsupportedMediaType, "The body has to be \(name) in UTF-8: Content-Type: \(type).")
    }
  }
}
