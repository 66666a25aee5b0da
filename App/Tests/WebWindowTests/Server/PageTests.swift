import Foundation
import Testing

@testable import WebWindow

@Suite("The page", .serialized, .timeLimit(.minutes(2)))
struct PageTests {
  @Test("the first page is whole without a script")
  func whole() async throws {
    try await withWindow { client in
      let page = try await client.open()
      #expect(page.html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
      for words in ["Count: 0", "Add Twice", "Loud", "Row 0", "role=\"status\""] {
        #expect(page.html.contains(words))
      }
      // Neither a handler nor a rule stands in the page itself.
      #expect(!page.html.contains("<style") && !page.html.contains("onclick"))
      #expect(page.html.matches(of: /<script type="module" src="/).count == 2)
    }
  }

  @Test("a note stands above the window's content, as text")
  func note() {
    let state = PageState(tree: HTMLNode("p", content: .text("content")), revision: 1, event: 0)
    func html(_ note: String) -> String {
      PageFrame(title: "", note: note, imageOrigins: [])
        .html(of: state, window: "w", token: WindowToken())
    }
    #expect(html("Yours: <b>").contains("<p class=\"note\" role=\"note\">Yours: &lt;b"))
    #expect(!html("").contains("class=\"note\""))
  }

  @Test("every page is a window of its own")
  func ownWindows() async throws {
    try await withWindow { client in
      let (first, second) = (try await client.open(), try await client.open())
      #expect(first.window != second.window)
      let channel = try await second.listen()
      let add = try first.element("button", "Add")
      #expect(try await first.send(1, add, "tap").status == 204)
      #expect(try await second.send(1, add, "tap").status == 204)
      #expect(try await channel.messages(through: 1).last?.text.contains("Count: 1") == true)
    }
  }

  @Test("style and script are kept by the browser for as long as they are the same")
  func files() async throws {
    try await withWindow { client in
      let page = try await client.open()
      for asset in PageAsset.allCases {
        let (name, type) = (asset.rawValue, asset.isScript ? "text/javascript" : "text/css")
        let pattern = try Regex("/\(name)\\?v=([0-9a-z]+)&amp;token=")
        let version = try #require(try pattern.firstMatch(in: page.html)?.output[1].substring)
        let file = try await client.get("/\(name)", query: "&v=\(version)")
        #expect(file.status == 200)
        #expect(file.header("Content-Type") == "\(type); charset=utf-8")
        #expect(file.header("Cache-Control") == "private, max-age=31536000, immutable")
        let other = try await client.get("/\(name)", query: "&v=1")
        #expect(other.header("Cache-Control") == "no-store")
        #expect(other.text == file.text)
      }
      #expect(page.html.contains(client.token))
    }
  }

  @Test("asking for the head alone opens no window")
  func head() async throws {
    try await withWindow { client in
      for _ in 0...WindowRegistry.limit {
        let connection = try await RawConnection(port: client.port)
        try await connection.write(client.head("HEAD", "/", ["Connection: close"]))
        let answer = String(decoding: try await connection.rest(), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        #expect(answer.hasSuffix("\r\n\r\n"))
      }
      #expect(try await client.get("/").status == 200)
    }
  }

  @Test("an answer keeps the token from others, and the page from what it does not need")
  func securityHeaders() async throws {
    try await withWindow { client in
      for path in ["/", "/window.js", "/nowhere"] {
        let answer = try await client.get(path)
        #expect(answer.header("Referrer-Policy") == "no-referrer")
        #expect(answer.header("X-Content-Type-Options") == "nosniff")
        #expect(answer.header("X-Frame-Options") == "DENY")
        #expect(answer.header("Cross-Origin-Resource-Policy") == "same-origin")
        #expect(
          answer.header("Content-Security-Policy") == """
            default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
            connect-src 'self' ws://\(client.host); img-src 'self' data: http://127.0.0.1:9; \
            script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'
            """)
        #expect(answer.header("Set-Cookie") == nil)
      }
    }
  }
}
