import Foundation
import GRDB
import Testing

@testable import EmployeeServer

@Suite("Storage")
struct StorageTests {
  @Test("a restart keeps all changes, and makes up no employee again")
  func restart() async throws {
    try await withFolder { parent in
      // The folder itself is made.
      let storage = EmployeeServer.Storage.folder(parent.appendingPathComponent("a/b"))
      try await withServer(employees: 3, storage: storage) { client async throws in
        #expect(try await client.add().status == 201)
        for id in 1...3 {
          #expect(try await client.send("DELETE", "/employees/\(id)").status == 204)
        }
      }
      try await withServer(employees: 99, storage: storage) { client async throws in
        #expect(client.server.employeesAtStart == 1)
        let json = try await client.send("GET", "/employees/4").json
        #expect(json["name"]?.string == "Ada Example")
        #expect(try await client.send("DELETE", "/employees/4").status == 204)
      }
      try await withServer(employees: 99, storage: storage) { client async throws in
        #expect(try await client.send("GET", "/employees").json["total"]?.integer == 0)
        #expect(try await client.add().json["id"]?.integer == 5)
      }
    }
  }

  @Test("after a stop the one file is whole by itself")
  func wholeFile() async throws {
    try await withFolder { folder in
      try await withServer(employees: 20, storage: .folder(folder)) { client async throws in
        #expect(try await client.add().status == 201)
      }
      // Without the log beside it.
      let copy = folder.appendingPathComponent("copy/employees.sqlite")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent("employees.sqlite"), to: copy)
      let queue = try DatabaseQueue(path: copy.path)
      let (check, count) = try await queue.read {
        (
          try String.fetchOne($0, sql: "PRAGMA integrity_check"),
          try Int.fetchOne($0, sql: "SELECT count(*) FROM employee")
        )
      }
      #expect(check == "ok")
      #expect(count == 21)
    }
  }

  @Test("a stop may come twice")
  func twice() async throws {
    try await withFolder { folder in
      try await withServer(employees: 20, storage: .folder(folder)) { client async throws in
        #expect(try await client.add().status == 201)
        await client.server.stop()
      }
      try await withServer(storage: .folder(folder)) { client async throws in
        #expect(client.server.employeesAtStart == 21)
      }
    }
  }

  @Test("a file that is no database is refused, and stays as it is", arguments: [20, 4_000])
  func noDatabase(_ length: Int) async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("employees.sqlite")
      let text = Data(String(repeating: "My notes. ", count: length).utf8)
      try text.write(to: file)
      await #expect(throws: EmployeeServerError.notADatabase(file.path)) {
        try await withServer(storage: .folder(folder)) { _ in }
      }
      #expect(try Data(contentsOf: file) == text)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test("the database of another program, or of a newer version, is refused and stays as it is")
  func foreign() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("employees.sqlite")
      try await withServer(storage: .folder(folder)) { _ in }
      for (change, error) in [
        (
          "INSERT INTO grdb_migrations VALUES ('later')",
          EmployeeServerError.newerDatabase(file.path)
        ),
        ("PRAGMA application_id = 7", .foreignDatabase(file.path)),
      ] {
        let queue = try DatabaseQueue(path: file.path)
        try await queue.write { try $0.execute(sql: change) }
        try queue.close()
        let before = try Data(contentsOf: file)
        await #expect(throws: error) { try await withServer(storage: .folder(folder)) { _ in } }
        #expect(try Data(contentsOf: file) == before)
      }
    }
  }

  @Test("a folder that cannot be made is told, with the reason")
  func noFolder() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let inside = file.appendingPathComponent("data")
      let error = await #expect(throws: EmployeeServerError.self) {
        try await withServer(storage: .folder(inside)) { _ in }
      }
      #expect(error == .folderUnusable(inside.path, "Not a directory"))
    }
  }

  @Test("two servers on one folder see each other's changes")
  func twoServers() async throws {
    try await withFolder { folder in
      try await withServer(employees: 5, storage: .folder(folder)) { one async throws in
        try await withServer(employees: 5, storage: .folder(folder)) { other async throws in
          #expect(try await one.add().status == 201)
          #expect(try await other.add().status == 409)
          #expect(try await other.send("DELETE", "/employees/6").status == 204)
          #expect(try await one.send("GET", "/employees/6").status == 404)
        }
      }
    }
  }
}
