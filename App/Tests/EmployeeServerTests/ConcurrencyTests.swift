import Foundation
import Testing

@testable import EmployeeServer

@Suite("At the same time")
struct ConcurrencyTests {
  @Test("of many who want one address, one gets it")
  func oneAddress() async throws {
    try await withFolder { folder in
      try await withServer(employees: 0, storage: .folder(folder)) { client in
        let statuses = try await withThrowingTaskGroup { group in
          for number in 0..<16 {
            group.addTask {
              try await client.add(["name": .string("Writer \(number)x")]).status
            }
          }
          return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(statuses == [201: 1, 409: 15])
        #expect(try await client.send("GET", "/employees").json["total"]?.integer == 1)
      }
    }
  }

  @Test("writers and readers get in each other's way in nothing: no change is lost or half seen")
  func writersAndReaders() async throws {
    try await withFolder { folder in
      try await withServer(employees: 0, storage: .folder(folder)) { client in
        try await withThrowingTaskGroup { group in
          for writer in 0..<4 {
            group.addTask {
              for number in 0..<10 {
                let email = JSONValue.string("w\(writer).\(number)@employees.example")
                let added = try await client.add(["email": email])
                #expect(added.status == 201)
                let id = try #require(try added.json["id"]?.integer)
                if number.isMultiple(of: 2) {
                  #expect(try await client.send("DELETE", "/employees/\(id)").status == 204)
                }
              }
            }
          }
          for _ in 0..<2 {
            group.addTask {
              for _ in 0..<10 {
                // Both come from one moment of the database.
                let page = try await client.send("GET", "/employees?limit=200").json
                #expect(page["total"]?.integer == Int64(page["employees"]?.elements.count ?? -1))
              }
            }
          }
          try await group.waitForAll()
        }
        #expect(try await client.send("GET", "/employees").json["total"]?.integer == 20)
      }
    }
  }

  @Test("a stop ends the connections, and a second stop does nothing")
  func stop() async throws {
    var configuration = EmployeeServer.Configuration()
    configuration.employees = 3
    let server = try await EmployeeServer.start(configuration)
    let port = UInt16(server.url.port ?? 0)
    let idle = try await RawConnection(port: port)
    let kept = try await RawConnection(port: port)
    _ = try await kept.exchange("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try await idle.write("GET /heal")
    async let stopped: Void = server.waitUntilStopped()
    await server.stop()
    await server.stop()
    await stopped
    #expect(try await idle.rest().isEmpty)
    #expect(try await kept.rest().isEmpty)
    await #expect(throws: (any Error).self) { _ = try await RawConnection(port: port) }
  }

  @Test("a port that is taken is told, and the first server goes on")
  func portTaken() async throws {
    try await withServer(employees: 1) { client async throws in
      var configuration = EmployeeServer.Configuration()
      configuration.port = client.port
      let error = await #expect(throws: EmployeeServerError.self) {
        _ = try await EmployeeServer.start(configuration)
      }
      #expect(
        error?.description == "Port \(client.port) of 127.0.0.1 cannot be used: Address already in "
          + "use. Choose another, or 0 for any.")
      #expect(try await client.send("GET", "/health").status == 200)
    }
  }
}
