import Foundation
import Testing

/// A page as a browser holds it.
struct OpenPage {
  let client: WindowClient
  let html: String
  let window: String

  init(client: WindowClient, html: String) throws {
    self.client = client
    self.html = html
    window = String(try #require(html.firstMatch(of: /data-window="([^"]*)"/)).1)
  }

  /// The number of the first element of a tag with some words in it.
  func element(_ tag: String, _ words: String) throws -> Int {
    let pattern = try Regex("<\(tag) id=\"e([0-9]+)[^>]*>(<span[^>]*>)*\(words)")
    let found = try #require(try pattern.firstMatch(in: html), "\(tag) \(words) in \(html)")
    return try #require(Int(found.output[1].substring ?? ""))
  }

  /// The number of the first element that takes an event.
  func element(taking event: String) throws -> Int {
    let pattern = try Regex("id=\"e([0-9]+)[^>]*data-on=\"[^\"]*\(event)")
    return try #require(Int(try pattern.firstMatch(in: html)?.output[1].substring ?? ""))
  }

  func send(_ number: Int, _ id: Int, _ event: String, _ text: String = "") async throws -> Answer {
    try await client.post(
      """
      {"window":"\(window)","events":[{"n":\(number),"id":\(id),"event":"\(event)",\
      "text":"\(text)"}]}
      """)
  }

  /// Listens from a tree on: by default, the one in the page.
  func listen(revision: Int = 1) async throws -> PageChannel {
    let channel = try await PageChannel(client: client)
    try await channel.open(window: window, revision: revision)
    return channel
  }
}
