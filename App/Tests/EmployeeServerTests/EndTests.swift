import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("The end of a server")
struct EndTests {
  @Test("an answer under way is finished, and no other request is taken")
  func underWay() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let transport = try await HTTPTransport.start(port: 0) { _ in
      ask.finish()
      for await _ in released {}
      return ServerResponse(status: .ok, body: Data("whole".utf8))
    }
    let busy = try await RawConnection(port: transport.port)
    try await busy.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    for await _ in asked {}
    let idle = try await RawConnection(port: transport.port)
    let half = try await RawConnection(port: transport.port)
    try await half.write("GET /heal")
    async let finished: Void = transport.finish(within: 600)
    #expect(try await idle.rest().isEmpty)
    #expect(try await half.rest().isEmpty)
    await #expect(throws: (any Error).self) { _ = try await RawConnection(port: transport.port) }
    release.finish()
    let answer = try await busy.answer()
    #expect(answer.status == 200)
    #expect(answer.text == "whole")
    #expect(try await busy.rest().isEmpty)
    await finished
  }

  @Test("an answer that does not come holds the end up only so long")
  func stuck() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (never, keep) = AsyncStream.makeStream(of: Void.self)
    let transport = try await HTTPTransport.start(port: 0) { _ in
      ask.finish()
      // Ends when the task is cancelled.
      for await _ in never {}
      return ServerResponse(status: .ok)
    }
    let busy = try await RawConnection(port: transport.port)
    try await busy.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    for await _ in asked {}
    await transport.finish(within: 0)
    _ = try await busy.rest()
    keep.finish()
  }

  @Test("an event stream ends in order, with a word on when to come back")
  func stream() async throws {
    try await withFolder { folder in
      var configuration = EmployeeServer.Configuration()
      configuration.employees = 5
      configuration.storage = .folder(folder)
      configuration.clock = ManualClock()
      let server = try await EmployeeServer.start(configuration)
      let port = UInt16(server.url.port ?? 0)
      var stream = try await EventStream(port: port)
      #expect(try await stream.next()?.retry == "2000")
      await server.finish(within: .seconds(600))
      #expect(
        try await stream.next()
          == EventStream.Block(retry: "2000", comment: "the server is ending"))
      #expect(try await stream.next() == nil)
      #expect(try await stream.connection.rest().isEmpty)
      // The log beside the file was written into it.
      let log = folder.appendingPathComponent(EmployeeDatabase.fileName + "-wal")
      #expect(try Data(contentsOf: log).isEmpty)
    }
  }

  @Test("an import is interrupted at a checkpoint, and says how to go on")
  func importing() async throws {
    try await withFolder { folder in
      var configuration = EmployeeServer.Configuration()
      configuration.employees = 0
      configuration.storage = .folder(folder)
      configuration.clock = ManualClock()
      let server = try await EmployeeServer.start(configuration)
      let port = UInt16(server.url.port ?? 0)
      var stream = try await EventStream(port: port)
      let upload = try await ImportUpload(port: port, id: "e")
      try await upload.send(ImportFile.text(ImportRun.chunk + 10))
      #expect(try await stream.nextEvent()?.event == "imported")
      async let finished: Void = server.finish(within: .seconds(600))
      let answer = try await upload.connection.answer()
      #expect(answer.status == 503)
      #expect(answer.header("Retry-After") == "1")
      try upload.connection.close()
      await finished
      try await withServer(storage: .folder(folder)) { client async throws in
        let json = try await client.send("GET", "/imports/e").json
        #expect(json["state"]?.string == "interrupted")
        #expect(json["inserted"]?.integer == Int64(ImportRun.chunk))
      }
    }
  }
}
