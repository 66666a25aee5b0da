import Foundation
import Testing

@testable import EmployeeServer

@Suite("The command employee-server")
struct CommandTests {
  @Test(
    "Ctrl-C and kill end it with exit code 0, and the next start finds every change",
    arguments: [SIGINT, SIGTERM])
  func interrupted(_ signal: Int32) async throws {
    try await withFolder { folder in
      for count in [3, 4] {
        let command = try Command(["--port", "0", "--employees", "3", "--data", folder.path])
        let line = try await command.firstLine()
        let prefix = "Employees: http://127.0.0.1:"
        #expect(line.hasPrefix(prefix) && line.hasSuffix("/employees"), "\(line)")
        let port = try #require(UInt16(line.dropFirst(prefix.count).dropLast("/employees".count)))
        let connection = try await RawConnection(port: port)
        let body = person(["email": .string("a\(count)@employees.example")])
        let answer = try await connection.exchange(
          "POST /employees HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        #expect(answer.status == 201)
        #expect(try answer.json["id"]?.integer == Int64(count + 1))
        kill(command.processID, signal)
        let end = try await command.end()
        #expect(end.status == 0)
        #expect(
          end.errors
            == (count == 3 ? "" : "The folder has 4 employees already; none were made up.\n"))
        #expect(try await connection.rest().isEmpty)
      }
    }
  }

  @Test("what cannot be started is told in one line, with another exit code than 0")
  func refused() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("employees.sqlite")
      try Data(String(repeating: "My notes. ", count: 99).utf8).write(to: file)
      for (arguments, words) in [
        (["--data", folder.path], "is no SQLite database"),
        (["--data", file.path], "cannot hold the data: File exists"),
        (["--data", ""], "--data takes the path of a folder."),
        (["--employees", "-1"], "employees"), (["--employees", "1000001"], "0 to 1000000"),
        (["--port", "65536"], "'65536' is invalid for '--port <port>'"),
        (["--bind", "0"], "--bind"), (["--faults", "delay,fire"], "does not know 'fire'"),
        (["--faults", ""], "at least one kind"),
        (["--faults", "drop", "--fault-percent", "101"], "from 0 to 100"),
        (["--faults", "drop", "--fault-seed", "-1"], "fault-seed"),
      ] {
        let command = try Command(["--port", "0"] + arguments)
        let end = try await command.end()
        #expect(end.status != 0)
        #expect(end.errors.contains(words), "\(end.errors)")
        #expect(!end.errors.contains("SQL logic"), "\(end.errors)")
      }
    }
  }

  @Test("--help names every option")
  func help() async throws {
    let end = try await Command(["--help"]).end()
    #expect(end.status == 0)
    for option in [
      "--port <port>", "--data <folder>", "--employees <count>", "Ctrl-C", "--faults <kinds>",
      "--fault-seed <number>", "--fault-percent <count>", "delay,drop,truncate,error,reorder",
    ] {
      #expect(end.output.contains(option))
    }
  }
}
