import Foundation
import LoopbackHTTP

/// What is around the window's tree: the document, its style and its script.
struct PageFrame: Sendable {
  let title: String
  /// Where pictures may come from, beside the window's own origin.
  let imageOrigins: [String]
  private let styleText: Data
  private let scriptText: Data
  let styleVersion: String
  let scriptVersion: String

  init(title: String, imageOrigins: [String]) {
    self.title = title
    self.imageOrigins = imageOrigins
    styleText = Data(PackageResources.window_css)
    scriptText = Data(PackageResources.window_js)
    styleVersion = Self.version(of: styleText)
    scriptVersion = Self.version(of: scriptText)
  }

  /// The whole page, as it is without a script too.
  func html(of state: PageState, window: String, token: WindowToken) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLNode.escaped(title, for: .text))</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/window.css?v=\(styleVersion)&amp;token=\(token.text)">
    <script type="module" src="/window.js?v=\(scriptVersion)&amp;token=\(token.text)"></script>
    </head>
    <body data-window="\(window)" data-revision="\(state.revision)">
    \(state.tree.html)
    <noscript><p class="connection">This is how it looks. Pressing and typing need JavaScript.</p></noscript>
    <p id="connection" class="connection" role="status"></p>
    </body>
    </html>

    """
  }

  func response(html: String) -> ServerResponse {
    ServerResponse(
      status: .ok,
      headers: ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"],
      body: Data(html.utf8))
  }

  func style(isCurrent: Bool) -> ServerResponse {
    file(styleText, type: "text/css; charset=utf-8", isCurrent: isCurrent)
  }

  func script(isCurrent: Bool) -> ServerResponse {
    file(scriptText, type: "text/javascript; charset=utf-8", isCurrent: isCurrent)
  }

  private func file(_ text: Data, type: String, isCurrent: Bool) -> ServerResponse {
    // An address with its version always means the same bytes.
    let caching = isCurrent ? "private, max-age=31536000, immutable" : "no-store"
    return ServerResponse(
      status: .ok, headers: ["Content-Type": type, "Cache-Control": caching], body: text)
  }

  /// Tells versions apart; not meant to resist anyone. FNV-1a, 64 bits.
  private static func version(of text: Data) -> String {
    let hash = text.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
