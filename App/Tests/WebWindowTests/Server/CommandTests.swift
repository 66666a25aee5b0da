import EmployeeServer
import Foundation
import Testing

@testable import WebWindow

@Suite("employee-glass", .serialized, .timeLimit(.minutes(2)))
struct CommandTests {
  private func run(_ arguments: [String]) throws -> Command {
    try Command(arguments, of: "employee-glass")
  }

  private func url(_ line: String) throws -> URL {
    try #require(line.hasPrefix("App: "))
    return try #require(URL(string: String(line.dropFirst(5))))
  }

  private func withFile<Value>(_ body: (String) async throws -> Value) async throws -> Value {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("token-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try await body(path)
  }

  @Test("it says where the window is once it is there, and ends when asked to")
  func running() async throws {
    for signal in [SIGINT, SIGTERM] {
      let command = try run(["--employees", "3"])
      let client = try WindowClient(url: url(try await command.firstLine()))
      #expect(try await client.get("/").status == 200)
      kill(command.processID, signal)
      let end = try await command.end()
      #expect(end.status == 0 && end.output.isEmpty && end.errors.isEmpty)
    }
  }

  @Test(
    "it goes on when more connections are open than a program may have files at its start",
    arguments: [("employee-glass", ["--employees", "0"]), ("WindowSamples", [])])
  func manyConnections(_ program: String, _ arguments: [String]) async throws {
    let command = try Command(arguments, of: program, openFiles: 100)
    let line = try await command.firstLine()
    let address = try #require(line.split(separator: " ").last)
    let client = try WindowClient(url: #require(URL(string: String(address))))
    var connections: [RawConnection] = []
    for _ in 0..<120 { connections.append(try await RawConnection(port: client.port)) }
    #expect(try await client.get("/").status == 200)
    for connection in connections { try connection.close() }
    kill(command.processID, SIGTERM)
    #expect(try await command.end().status == 0)
  }

  @Test("a port that is taken is said in one sentence")
  func portTaken() async throws {
    try await withWindow { client in
      let end = try await run(["--port", "\(client.port)", "--employees", "0"]).end()
      #expect(end.status != 0 && end.output.isEmpty)
      #expect(
        end.errors == """
          Error: Port \(client.port) of 127.0.0.1 cannot be used: Address already in use. Choose \
          another, or 0 for any.

          """)
    }
  }

  @Test("a token is kept in a file that its owner alone can read")
  func tokenFile() async throws {
    try await withFile { path in
      var tokens: [String] = []
      for _ in 0..<2 {
        let command = try run(["--employees", "0", "--token-file", path])
        tokens.append(try WindowClient(url: url(try await command.firstLine())).token)
        kill(command.processID, SIGTERM)
        _ = try await command.end()
      }
      #expect(tokens[0] == tokens[1])
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)

      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      let end = try await run(["--employees", "0", "--token-file", path]).end()
      #expect(end.status != 0)
      #expect(end.errors.contains("\(path) is not yours alone."))
    }
  }

  @Test(
    "what it cannot do is said before anything starts",
    arguments: [
      (["--server", "ftp://x"], "--server takes an address such as http://127.0.0.1:8080."),
      (["--server", "http://127.0.0.1:8080/employees"], "--server takes an address"),
      (["--server", "http://x", "--data", "y"], "--server has its own employees"),
      (["--employees", "1000001"], "--employees takes a number from 0 to 1000000."),
      (["--data", ""], "--data takes the path of a folder."),
      (["--port", "65536"], "--port"), (["--token-file", "/nowhere/token"], "cannot be used"),
    ])
  func refused(_ arguments: [String], _ words: String) async throws {
    let end = try await run(arguments).end()
    #expect(end.status == 64)
    #expect(end.output.isEmpty && end.errors.contains(words))
  }
}
