import Foundation
import LoopbackHTTP

/// The trainer's page: three files that hold nothing of the class.
///
/// Its script asks for the rest with the token, which stands behind the `#` of the address: a browser never sends
/// that part, and the script takes it out of the address bar, so that a projector does not show it.
enum RoomPage {
  static func answer(to path: String) -> ServerResponse? {
    switch path {
    case "/": file(PackageResources.room_html, "text/html; charset=utf-8")
    case "/room.css": file(PackageResources.room_css, "text/css; charset=utf-8")
    case "/room.js": file(PackageResources.room_js, "text/javascript; charset=utf-8")
    default: nil
    }
  }

  private static func file(_ bytes: [UInt8], _ type: String) -> ServerResponse {
    ServerResponse(
      status: .ok, headers: ["Content-Type": type, "Cache-Control": "no-cache"], body: Data(bytes))
  }

  /// What every answer says to a browser about what it may do.
  static let securityHeaders = [
    "Content-Security-Policy": """
    default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
    connect-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:
    """,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  ]
}
