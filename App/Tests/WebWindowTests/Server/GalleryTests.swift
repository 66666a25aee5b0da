import Foundation
import Testing
@_spi(Workshop) import WorkshopUI

@_spi(Workshop) @testable import StageGallery
@testable import WebWindow

@Suite("A gallery", .serialized, .timeLimit(.minutes(2)))
struct GalleryTests {
  private let gallery = StageGallery(
    title: "The visual language",
    steps: [
      .init(
        id: "glass-union", title: "One piece", note: "Your answer.",
        pages: [GalleryPage("Tools") { Text("First") }, GalleryPage("Call") { Text("Second") }]),
      .init(id: "roles", title: "Roles", note: "Our answer.", pages: []),
    ])

  private func withGallery(_ body: (WindowClient) async throws -> Void) async throws {
    let window = try await gallery.open(GalleryOptions())
    do {
      try await body(WindowClient(url: window.url))
    } catch {
      await window.stop()
      throw error
    }
    await window.stop()
  }

  @Test("it lists every page as a link under its step, and says whose answer it is")
  func list() async throws {
    try await withGallery { client in
      let text = try await client.get("/").text
      for words in ["The visual language", "One piece", "Your answer.", "Roles", "Our answer."] {
        #expect(text.contains(words))
      }
      for page in ["glass-union", "glass-union-2"] {
        let link = try Regex("<a [^>]*href=\"\\?page=\(page)&amp;token=\(client.token)\"")
        #expect(text.contains(link))
      }
    }
  }

  @Test("a page is what its address names, and another name is said to be missing")
  func pages() async throws {
    try await withGallery { client in
      #expect(try await client.get("/", query: "&page=glass-union").text.contains(">First<"))
      #expect(try await client.get("/", query: "&page=glass-union-2").text.contains(">Second<"))
      let missing = try await client.get("/", query: "&page=glass-union-3")
      #expect(missing.status == 404 && missing.text.contains("no page of this name"))
    }
  }

  @Test("its command line takes a port and a file for the token, and nothing else")
  func options() throws {
    let options = try GalleryOptions(["Gallery", "--port", "8091", "--token-file", "a b"])
    #expect(options.port == 8091 && options.tokenFile == "a b")
    for words in [["--port", "x"], ["--port"], ["--port", "70000"], ["--help"]] {
      #expect(throws: GalleryOptions.Unknown.self) { try GalleryOptions(["Gallery"] + words) }
    }
  }
}
