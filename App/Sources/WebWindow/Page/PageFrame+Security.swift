import LoopbackHTTP

extension PageFrame {
  /// What every answer says to the browser about what it may do.
  func securityHeaders(for request: ServerRequest) -> [String: String] {
    [
      "Content-Security-Policy": policy(host: request.headers["host"] ?? ""),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
      // The address holds the token.
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    ]
  }

  /// Source: <https://www.w3.org/TR/CSP3/>.
  private func policy(host: String) -> String {
    // A refused host may be any text; it has no place in the answer.
    let isHost = host.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: ".")...UInt8(ascii: ":")).contains($0)
    }
    // Not every browser takes 'self' for a WebSocket too.
    let channel = isHost && !host.isEmpty ? " ws://\(host)" : ""
    return [
      "default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
      "connect-src 'self'\(channel)",
      "img-src \((["'self'", "data:"] + imageOrigins).joined(separator: " "))",
      "script-src 'self'", "style-src 'self'",
      // Colours and sizes that a view chose stand in attributes, which cannot hold a rule.
      "style-src-attr 'unsafe-inline'",
    ].joined(separator: "; ")
  }
}
