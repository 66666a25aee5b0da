import Foundation
import Testing
import WorkshopUISamples

@testable import WebWindow

@Suite("Files that a page sends", .serialized, .timeLimit(.minutes(2)))
struct HostileUploadTests {
  /// A page whose dialog waits for a file.
  private struct Waiting {
    let client: WindowClient
    let page: OpenPage
    let dialog: Int

    func head(
      _ length: Int, window: String? = nil, element: Int? = nil, name: String = "a.csv",
      type: String = "application/octet-stream"
    ) -> String {
      let query = "&window=\(window ?? page.window)&element=\(element ?? dialog)&name=\(name)"
      return client.head(
        "POST", "/files", query: query,
        ["Origin: \(client.origin)", "Content-Type: \(type)", "Content-Length: \(length)"])
    }

    func send(_ text: String, name: String = "a.csv") async throws -> Answer {
      try await client.exchange(head(text.utf8.count, name: name) + text)
    }

    var files: ChosenFiles {
      get async throws { try #require(await client.registry?[page.window]).files }
    }
  }

  private func withDialog(_ body: (Waiting) async throws -> Void) async throws {
    try await withWindow {
      FileChoice()
    } _: { client in
      let page = try await client.open()
      let channel = try await page.listen()
      let button = try page.element("button", "Choose")
      #expect(try await page.send(1, button, "tap").status == 204)
      let text = try await channel.next().message.text
      let dialog = try #require(text.firstMatch(of: /dialog id=\\?"e([0-9]+)/)).1
      try await body(Waiting(client: client, page: page, dialog: #require(Int(dialog))))
      try channel.connection.close()
    }
  }

  @Test("a file comes as it is, is its owner's alone, and leaves with its window")
  func whole() async throws {
    try await withDialog { waiting in
      let text = String(repeating: "name,title\r\n", count: 20_000)
      #expect(try await waiting.send(text, name: "some+people%2Ecsv").status == 204)
      let file = try #require(try await waiting.files.all.first)
      #expect(file.lastPathComponent == "some people.csv")
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      let path = file.path(percentEncoded: false)
      let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(rights as? Int == 0o600)
      #expect(try await waiting.send(text).status == 409, "The dialog has closed.")
      await waiting.client.registry?.closeAll()
      #expect(!FileManager.default.fileExists(atPath: path))
      let folder = file.deletingLastPathComponent().deletingLastPathComponent()
      #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
    }
  }

  @Test("a name is no path, and holds nothing that is not shown")
  func names() throws {
    for (name, plain) in [
      ("../../etc/passwd", "passwd"), ("/etc/passwd", "passwd"), (#"C:\people\a.csv"#, "a.csv"),
      ("..", "file"), ("", "file"), ("a/..", "file"), ("a\u{0}b\u{202e}c\n.csv", "abc.csv"),
      ("  a.csv ", "a.csv"), ("山田.csv", "山田.csv"), (String(repeating: "/", count: 400), "file"),
    ] {
      #expect(ChosenFiles.plainName(name) == plain)
    }
    let long = ChosenFiles.plainName(String(repeating: "👩‍👩‍👧‍👦", count: 300))
    #expect(long.utf8.count <= 200 && !long.isEmpty)
    let files = ChosenFiles()
    let file = try files.begin("../../../../tmp/x")
    #expect(
      file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent.hasPrefix(
        "employee-glass-"))
    files.removeAll()
  }

  @Test("what is too long, has no length, or another type is refused unread")
  func refused() async throws {
    try await withDialog { waiting in
      for length in [HTMLRenderer.longestFile + 1, Int.max] {
        let answer = try await waiting.client.exchange(waiting.head(length))
        #expect(answer.status == 413)
        #expect(answer.text == "A file may have 64 MB.\n")
      }
      let chunked = waiting.head(0).replacing(
        "Content-Length: 0", with: "Transfer-Encoding: chunked")
      #expect(try await waiting.client.exchange(chunked).status == 411)
      for type in ["text/csv", "text/plain", "multipart/form-data; boundary=x", ""] {
        #expect(try await waiting.client.exchange(waiting.head(1, type: type) + "a").status == 415)
      }
      #expect(try await waiting.client.exchange(waiting.head(1, window: "x") + "a").status == 410)
      for element in [0, -1, waiting.dialog + 1, Int.max] {
        let answer = try await waiting.client.exchange(waiting.head(1, element: element) + "a")
        #expect(answer.status == 409)
      }
      #expect(try await waiting.files.all.isEmpty)
      #expect(try await waiting.send("a").status == 204, "The dialog still waits.")
    }
  }

  @Test("a file that breaks off is removed, and another one can be sent")
  func brokenOff() async throws {
    try await withDialog { waiting in
      let connection = try await RawConnection(port: waiting.client.port)
      try await connection.write(waiting.head(200_000) + String(repeating: "x", count: 100_000))
      // While it is on its way, no other one is taken.
      let files = try await waiting.files
      while !files.isTaking, !Task.isCancelled { await Task.yield() }
      #expect(try await waiting.send("a").status == 409)
      try connection.close()
      while files.isTaking, !Task.isCancelled { await Task.yield() }
      #expect(files.all.isEmpty)
      #expect(try await waiting.send("a").status == 204)
    }
  }

  @Test("a window keeps the last files, and no more")
  func many() throws {
    let files = ChosenFiles()
    var all: [URL] = []
    for number in 0..<(ChosenFiles.most + 2) {
      let file = try files.begin("\(number).csv")
      #expect(throws: (any Error).self) { try files.begin("another.csv") }
      files.end(file, isWhole: number != 3)
      all.append(file)
    }
    let kept = all.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    #expect(kept == files.all)
    #expect(kept.map(\.lastPathComponent) == ["1.csv", "2.csv", "4.csv", "5.csv"])
    files.removeAll()
  }

  @Test("a window that has closed meanwhile takes no file")
  func closed() throws {
    let files = ChosenFiles()
    let file = try files.begin("a.csv")
    files.removeAll()
    files.end(file, isWhole: true)
    #expect(files.all.isEmpty)
    #expect(throws: (any Error).self) { try files.begin("b.csv") }
  }
}
