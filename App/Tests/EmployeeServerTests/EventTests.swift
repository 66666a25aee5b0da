import Foundation
import GRDB
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Events")
struct EventTests {
  @Test("a listener hears of each change, in the order of the changes")
  func changes() async throws {
    try await withServer(employees: 3) { client async throws in
      var stream = try await EventStream(port: client.port)
      let greeting = try #require(try await stream.next())
      #expect(greeting.retry == "2000")
      #expect(greeting.id?.hasSuffix("-0") == true)
      #expect(greeting.event == nil)

      let added = try await client.add()
      var event = try #require(try await stream.nextEvent())
      #expect(event.event == "created")
      #expect(try event.json["employee"] == added.json)
      #expect(try event.json["etag"]?.string == added.header("ETag"))

      let changed = try await client.send(
        "PUT", "/employees/4", json: person(["name": .string("Ada\u{2028}Other")]))
      #expect(changed.status == 422)
      let renamed = try await client.send(
        "PUT", "/employees/4", json: person(["name": .string("Ada Other")]))
      event = try #require(try await stream.nextEvent())
      #expect(event.event == "changed")
      #expect(try event.json["employee"] == renamed.json)
      // Nothing has changed, so nothing is told.
      #expect(
        try await client.send("PUT", "/employees/4", json: renamed.personSource).status == 200)

      #expect(try await client.send("DELETE", "/employees/4").status == 204)
      event = try #require(try await stream.nextEvent())
      #expect(event.event == "removed")
      #expect(try event.json == .object(["id": .number("4")]))
      #expect(event.id?.hasSuffix("-3") == true)
      try stream.connection.close()
    }
  }

  @Test("an employee who loses their manager has changed")
  func reports() async throws {
    try await withServer(employees: 0) { client async throws in
      for number in 1...3 {
        let fields: [String: JSONValue] = [
          "email": .string("p\(number)@employees.example"),
          "manager_id": number == 1 ? .null : .number("1"),
        ]
        #expect(try await client.add(fields).status == 201)
      }
      var stream = try await EventStream(port: client.port)
      #expect(try await client.send("DELETE", "/employees/1").status == 204)
      var heard: [String] = []
      for _ in 0..<3 {
        let event = try #require(try await stream.nextEvent())
        let employee = try event.json["employee"]
        heard.append("\(event.event ?? "") \(employee?["id"]?.integer ?? 0)")
        if let employee { #expect(employee["manager_id"] == .null) }
      }
      #expect(heard == ["removed 0", "changed 2", "changed 3"])
      try stream.connection.close()
    }
  }

  @Test("a listener that comes back with the last id misses nothing, also after a restart")
  func replay() async throws {
    try await withFolder { folder in
      let ids = try await withServer(employees: 3, storage: .folder(folder)) { client in
        var stream = try await EventStream(port: client.port)
        for id in 1...3 {
          #expect(try await client.send("DELETE", "/employees/\(id)").status == 204)
        }
        var ids: [String] = []
        // Their managers are among them, so there are more events than removals.
        while ids.last == nil || ids.count < 3 {
          let event = try #require(try await stream.nextEvent())
          if event.event == "removed" { ids.append(try #require(event.id)) }
        }
        try stream.connection.close()
        return ids
      }
      try await withServer(storage: .folder(folder)) { client async throws in
        var stream = try await EventStream(port: client.port, after: ids[0])
        var removed: [String] = []
        while removed.count < 2 {
          let event = try #require(try await stream.nextEvent())
          if event.event == "removed" { removed.append(try #require(event.id)) }
        }
        #expect(removed == [ids[1], ids[2]])
        // And it goes on with what is new.
        #expect(try await client.add().status == 201)
        #expect(try await stream.nextEvent()?.event == "created")
        try stream.connection.close()
      }
    }
  }

  @Test("a listener that has missed too much, or comes from another database, is told to load anew")
  func missed() async throws {
    let repository = try await EmployeeRepository.open(.memory, employees: 0)
    let hub = repository.events
    for number in 0..<(EventHub.Limit.journal + 10) {
      try await repository.change { _, events in
        try events.add(.removed, RemovalNews(id: Int64(number)))
      }
    }
    let epoch = try await repository.database.read {
      (
        try String.fetchOne($0, sql: "SELECT epoch FROM journal"),
        try Int.fetchOne($0, sql: "SELECT count(*) FROM event")
      )
    }
    #expect(epoch.1 == EventHub.Limit.journal)
    let name = try #require(epoch.0)
    for (last, isReset) in [
      ("\(name)-9", true), ("\(name)-10", false), ("\(name)-1010", false), ("\(name)-1011", true),
      ("other-1010", true),
    ] {
      let listener = try #require(hub.listen(after: EventPosition(last)))
      var text = ""
      repeat {
        text += String(decoding: try #require(await listener.next()), as: UTF8.self)
      } while !text.hasSuffix("\"reason\":\"missed\"}\n\n") && !text.contains("-1010\n")
      #expect(text.contains("event: reset") == isReset, "\(last)")
      listener.forget()
    }
    #expect(hub.listeners == 0)
    try await repository.close()
  }

  @Test("a listener that takes nothing is dropped, and costs the others nothing")
  func slow() async throws {
    let hub = EventHub()
    hub.begin(epoch: "e", newest: 0, journal: [])
    let slow = try #require(hub.listen(after: nil))
    let quick = try #require(hub.listen(after: nil))
    var heard = 0
    for number in 1...Int64(2 * EventHub.Limit.journal) {
      hub.publish([DirectoryEvent(number: number, kind: .removed, data: Data("{}".utf8))])
      let lines = String(decoding: try #require(await quick.next()), as: UTF8.self)
      heard += lines.matches(of: /event: removed/).count
    }
    #expect(heard == 2 * EventHub.Limit.journal)
    #expect(hub.listeners == 1)
    #expect(await slow.next() == nil)
  }

  @Test("a heartbeat comes every fifteen seconds, and is no event")
  func heartbeat() async throws {
    let clock = ManualClock()
    try await withServer(employees: 1, clock: clock) { client async throws in
      var stream = try await EventStream(port: client.port)
      #expect(try await stream.next()?.retry == "2000")
      for _ in 0..<3 {
        clock.advance(by: EventHub.heartbeat)
        #expect(try await stream.next() == EventStream.Block(comment: "still here"))
      }
      try stream.connection.close()
    }
  }

  @Test("no more than 64 listen; another is refused until one goes")
  func limit() async throws {
    let clock = ManualClock()
    try await withServer(employees: 1, clock: clock) { client async throws in
      var streams: [EventStream] = []
      for _ in 0..<EventHub.Limit.listeners {
        streams.append(try await EventStream(port: client.port))
      }
      let refused = try await client.send("GET", "/events")
      #expect(refused.status == 503)
      #expect(refused.header("Retry-After") == "5")
      #expect(refused.header("Content-Type") == "application/problem+json")
      // That one has gone shows when it cannot be written to.
      let hub = client.server.repository.events
      try streams[0].connection.close()
      while hub.listeners == EventHub.Limit.listeners {
        clock.advance(by: EventHub.heartbeat)
        while try #require(await streams[1].next()).comment == nil {}
      }
      var another = try await EventStream(port: client.port)
      #expect(try await client.add().status == 201)
      #expect(try await another.nextEvent()?.event == "created")
      for stream in streams.dropFirst() + [another] { try stream.connection.close() }
    }
  }

  @Test("what is no id, and what cannot take a stream, is refused")
  func hostile() async throws {
    try await withServer(employees: 1) { client async throws in
      let connection = try await RawConnection(port: client.port)
      for id in [
        "1", "a-", "-1", "a--1", "a-01", "a-1 ", "A-1", "a-99999999999999999999", "a-1-2", "ä-1",
        String(repeating: "a", count: 3_000), "\u{0}",
      ] where !id.hasSuffix(" ") {
        let answer = try await connection.exchange(
          "GET /events HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: \(id)\r\n\r\n")
        #expect(answer.status == 400, "\(id)")
        #expect(try answer.complaints == ["Last-Event-ID malformed"])
      }
      let answer = try await connection.exchange(
        "GET /events?x=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try answer.complaints == ["x unknown"])
      try await connection.write("HEAD /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try await connection.head().status == 200)
      #expect(client.server.repository.events.listeners == 0)
      try connection.close()
      let old = try await RawConnection(port: client.port)
      #expect(try await old.exchange("GET /events HTTP/1.0\r\n\r\n").status == 505)
    }
  }

  @Test("a stop ends the streams")
  func stop() async throws {
    var configuration = EmployeeServer.Configuration()
    configuration.employees = 1
    let server = try await EmployeeServer.start(configuration)
    let stream = try await EventStream(port: UInt16(server.url.port ?? 0))
    await server.stop()
    _ = try await stream.connection.rest()
  }
}

extension Answer {
  /// An employee's fields without those that the server gives.
  fileprivate var personSource: String {
    get throws {
      guard case .object(var members) = try json else { return "" }
      members["id"] = nil
      members["avatar_url"] = nil
      return JSONValue.object(members).source
    }
  }
}
