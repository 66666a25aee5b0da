@_spi(Workshop) import WorkshopUI

/// Makes the page's tree of what a host shows.
@MainActor final class HTMLRenderer {
  /// What a host shows now.
  func render(_ host: ViewHost) -> HTMLNode {
    HTMLNode("main", id: "root", content: .text(host.text))
  }
}
