import FlyingSocks
import Foundation
import LoopbackHTTP
import Testing

@testable import WebWindow

@Suite("The channel", .serialized, .timeLimit(.minutes(2)))
struct ChannelTests {
  @Test("a tap changes what it changes, and nothing else travels")
  func tap() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let channel = try await page.listen()
      let text = try page.element("span", "Count: 0")
      #expect(try await page.send(1, page.element("button", "Add"), "tap").status == 204)
      let (message, bytes) = try await channel.next()
      #expect(message.text == "text e\(text) Count: 1")
      #expect(message.revision == 2 && message.event == 1)
      #expect(bytes < 100)
    }
  }

  /// What is typed is in the field already; what it changes elsewhere is all that has to travel.
  @Test("a keystroke costs less than 200 bytes each way")
  func keystroke() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let channel = try await page.listen()
      let field = try page.element(taking: "change")
      #expect(try await page.send(1, field, "change", "R").status == 204)
      let (message, bytes) = try await channel.next()
      #expect(message.text.contains("Hello, R"))
      #expect(bytes < 200, "\(bytes) bytes: \(message.text)")
    }
  }

  @Test("updates of one turn are one message, and a later one says the rest")
  func oneTurn() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let channel = try await page.listen()
      let add = try page.element("button", "Add Twice")
      let events = (1...20).map {
        #"{"n":\#($0),"id":\#(add),"event":"tap","text":""}"#
      }.joined(separator: ",")
      #expect(
        try await client.post(#"{"window":"\#(page.window)","events":[\#(events)]}"#).status == 204)
      var last = ""
      var count = 0
      while !last.contains("Count: 40") {
        last = try await channel.next().message.text
        count += 1
      }
      // The taps are one turn of the main actor. The tasks they start are later ones.
      #expect(count <= 21)
    }
  }

  @Test("an event that no element takes is answered with the reason, and is done with")
  func nobodyThere() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let channel = try await page.listen()
      let answer = try await page.send(1, 99_999, "tap")
      #expect(answer.status == 200)
      #expect(
        answer.text == #"{"ignored":["Event 1: element 99999 does not take a tap."]}"#)
      let message = try await channel.next().message
      #expect(message.event == 1 && message.patches?.isEmpty == true)
    }
  }

  @Test("an event that arrives twice happens once")
  func twice() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let channel = try await page.listen()
      let add = try page.element("button", "Add")
      for _ in 0..<3 { #expect(try await page.send(1, add, "tap").status == 204) }
      #expect(try await page.send(2, add, "tap").status == 204)
      #expect(try await channel.messages(through: 2).last?.text.contains("Count: 2") == true)
    }
  }

  @Test("a page that was away hears what has changed since")
  func reconnect() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let first = try await page.listen()
      let add = try page.element("button", "Add")
      _ = try await page.send(1, add, "tap")
      let revision = try await first.messages(through: 1).last?.revision
      try first.connection.close()
      _ = try await page.send(2, add, "tap")
      let second = try await page.listen(revision: try #require(revision))
      let message = try await second.next().message
      #expect(message.whole == nil)
      #expect(message.text.hasSuffix("Count: 2"))
    }
  }

  @Test("a page that shows an unknown state is sent all of the new one")
  func unknownRevision() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let message = try await page.listen(revision: 1_000).next().message
      #expect(message.patches == nil)
      #expect(page.html.contains(try #require(message.whole)))
    }
  }

  @Test("of two channels to a window the older ends")
  func replaced() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let first = try await page.listen()
      let second = try await page.listen()
      #expect(try await first.connection.rest().isEmpty)
      _ = try await page.send(1, page.element("button", "Add"), "tap")
      #expect(try await second.next().message.event == 1)
    }
  }

  @Test("a page that leaves takes its window with it")
  func leaving() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let channel = try await page.listen()
      let answer = try await client.post(
        #"{"window":"\#(page.window)","events":[],"leaves":true}"#)
      #expect(answer.status == 204)
      #expect(try await channel.connection.rest().isEmpty)
      #expect(try await page.send(1, 1, "tap").status == 410)
      #expect(try await client.get("/updates", query: "&window=\(page.window)").status == 410)
    }
  }

  @Test("a page can ask whether its window is there, without a channel")
  func asking() async throws {
    try await withWindow { client in
      let page = try await client.open()
      #expect(try await client.get("/updates", query: "&window=\(page.window)").status == 426)
      #expect(try await client.get("/updates", query: "&window=x").status == 410)
      #expect(try await client.get("/updates").status == 410)
    }
  }

  /// What a page pushes into its channel is never read: a frame that claims 2 to the power of 62
  /// bytes costs nothing.
  @Test("a page changes nothing by what it writes into its channel")
  func oneWay() async throws {
    try await withWindow { client in
      let page = try await client.open()
      let channel = try await page.listen()
      try await channel.connection.write(
        Data(
          [0x82, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4] + [UInt8](repeating: 0, count: 9_000))
      )
      _ = try await page.send(1, page.element("button", "Add"), "tap")
      #expect(try await channel.next().message.text.hasSuffix("Count: 1"))
    }
  }

  @Test("a page that is gone without a word is noticed, and its window waits for it")
  func broken() async throws {
    try await withWindow { client in
      let registry = try #require(client.registry)
      let page = try await client.open()
      let channel = try await page.listen()
      #expect(await registry[page.window]?.channel != nil)
      try channel.connection.close()
      // After the first ping without a reader the system reports it; the next one cannot be sent.
      while await registry[page.window]?.channel != nil {
        await registry.tick()
        #expect(try await client.get("/updates", query: "&window=\(page.window)").status == 426)
      }
      _ = try await page.send(1, page.element("button", "Add"), "tap")
      #expect(try await page.listen().next().message.text.hasSuffix("Count: 1"))
    }
  }

  @Test("the connection sends small messages at once")
  func noDelay() async throws {
    try await withWindow { client in
      let channel = try await client.open().listen()
      let accepted = try #require(try channel.connection.otherEnd())
      #expect(try accepted.getValue(for: .noDelay))
    }
  }
}
