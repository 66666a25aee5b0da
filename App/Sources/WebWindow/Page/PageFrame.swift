import Foundation
import LoopbackHTTP

/// What is around the window's tree: the document, its style and its script.
struct PageFrame: Sendable {
  let title: String
  /// What stands above the tree; empty for nothing.
  let note: String
  /// Where pictures may come from, beside the window's own origin.
  let imageOrigins: [String]
  private let assets: [PageAsset: (bytes: Data, version: String)]

  init(title: String, note: String = "", imageOrigins: [String]) {
    self.title = title
    self.note = note
    self.imageOrigins = imageOrigins
    assets = Dictionary(
      uniqueKeysWithValues: PageAsset.allCases.map {
        ($0, ($0.bytes, Self.version(of: $0.bytes)))
      })
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
    \(PageAsset.allCases.map { tag(of: $0, token) }.joined(separator: "\n"))
    </head>
    <body data-window="\(window)" data-revision="\(state.revision)">
    \(noteTag)\(state.tree.html)
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

  private var noteTag: String {
    note.isEmpty
      ? "" : "<p class=\"note\" role=\"note\">\(HTMLNode.escaped(note, for: .text))</p>\n"
  }

  private func tag(of asset: PageAsset, _ token: WindowToken) -> String {
    let version = assets[asset]?.version ?? ""
    let address = "/\(asset.rawValue)?v=\(version)&amp;token=\(token.text)"
    return asset.isScript
      ? "<script type=\"module\" src=\"\(address)\"></script>"
      : "<link rel=\"stylesheet\" href=\"\(address)\">"
  }

  /// - Parameter version: That of the address, or nil where it has none.
  func response(_ asset: PageAsset, version: String?) -> ServerResponse {
    let (bytes, current) = assets[asset] ?? (asset.bytes, "")
    return file(bytes, type: asset.contentType, isCurrent: version == current)
  }

  private func file(_ text: Data, type: String, isCurrent: Bool) -> ServerResponse {
    // An address with its version always means the same bytes.
    let caching = isCurrent ? "private, max-age=31536000, immutable" : "no-store"
    return ServerResponse(
      status: .ok, headers: ["Content-Type": type, "Cache-Control": caching], body: text)
  }

  /// Tells versions apart; not meant to resist an attack. FNV-1a, 64 bits.
  private static func version(of text: Data) -> String {
    let hash = text.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
