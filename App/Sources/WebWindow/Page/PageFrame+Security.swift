extension PageFrame {
  /// What every answer says to the browser about what it may do.
  ///
  /// - Parameter authority: The window's own name and port, as the browser called it; nil for an answer
  ///   that refuses the name.
  func securityHeaders(authority: String?) -> [String: String] {
    [
      "Content-Security-Policy": policy(authority),
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
  private func policy(_ authority: String?) -> String {
    // Not every browser takes 'self' for a WebSocket too.
    let channel = authority.map { " ws://\($0)" } ?? ""
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
