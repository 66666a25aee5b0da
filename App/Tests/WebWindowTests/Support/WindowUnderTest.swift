import Foundation
import Testing
import WorkshopUI

@testable import WebWindow

/// Serves a view for as long as a closure takes. Its time does not pass by itself: on a slow machine a test takes
/// longer than a tick.
func withWindow<Value>(
  showing content: @escaping @MainActor @Sendable () -> any View = { SampleView() },
  _ body: (WindowClient) async throws -> Value
) async throws -> Value {
  var configuration = WebWindow.Configuration()
  configuration.imageOrigins = [URL(string: "http://127.0.0.1:9/a?b")!]
  configuration.ticks = false
  let window = try await WebWindow.start(configuration, content: content)
  do {
    let value = try await body(WindowClient(url: window.url, registry: window.registry))
    await window.stop()
    return value
  } catch {
    await window.stop()
    throw error
  }
}

/// Speaks to a window as its page does.
struct WindowClient {
  let port: UInt16
  let token: String
  /// What the window has open, where it runs in this process.
  let registry: WindowRegistry?

  init(url: URL, registry: WindowRegistry? = nil) throws {
    self.registry = registry
    port = UInt16(try #require(url.port))
    token = try #require(url.query()?.components(separatedBy: "token=").last)
  }

  var host: String { "127.0.0.1:\(port)" }
  var origin: String { "http://\(host)" }

  /// The head of a request that the window takes, but for what is changed.
  func head(
    _ method: String = "GET", _ path: String, query: String = "", token: String? = nil,
    host: String? = nil, _ fields: [String] = []
  ) -> String {
    let lines =
      ["\(method) \(path)?token=\(token ?? self.token)\(query) HTTP/1.1"]
      + ["Host: \(host ?? self.host)"] + fields
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  func get(_ path: String, query: String = "", _ fields: [String] = []) async throws -> Answer {
    try await exchange(head("GET", path, query: query, fields))
  }

  func post(_ json: String, _ fields: [String]? = nil) async throws -> Answer {
    let fields = fields ?? ["Origin: \(origin)", "Content-Type: application/json"]
    return try await exchange(
      head("POST", "/events", fields + ["Content-Length: \(json.utf8.count)"]) + json)
  }

  func exchange(_ text: String) async throws -> Answer {
    let connection = try await RawConnection(port: port)
    let answer = try await connection.exchange(text)
    try connection.close()
    return answer
  }

  func open() async throws -> OpenPage {
    let answer = try await get("/")
    #expect(answer.status == 200)
    return try OpenPage(client: self, html: answer.text)
  }
}
