import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Faults on purpose")
struct FaultTests {
  private static let get = "GET /employees/1 HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test("the same seed has the same go wrong, and another seed something else")
  func seeds() {
    func plan(_ seed: UInt64) -> [FaultInjector.Fault?] {
      (0..<400).map {
        FaultInjector.fault($0, of: .init(EmployeeServer.Faults.Kind.allCases, seed: seed))
      }
    }
    #expect(plan(7) == plan(7))
    #expect(plan(7) != plan(8))
    let share = plan(7).count { $0 != nil }
    #expect((60...140).contains(share))
    for fault in [
      FaultInjector.Fault.drop(afterWork: true), .drop(afterWork: false), .truncate, .error,
      .reorder,
    ] {
      #expect(plan(7).contains(fault))
    }
    #expect(FaultInjector.fault(0, of: .init([.error], percent: 0)) == nil)
    #expect(FaultInjector.fault(0, of: .init([], percent: 100)) == nil)
  }

  @Test("without the flag nothing goes wrong")
  func off() async throws {
    #expect(EmployeeServer.Configuration().faults == nil)
    try await withServer(employees: 1) { client async throws in
      let connection = try await RawConnection(port: client.port)
      for _ in 0..<100 { #expect(try await connection.exchange(Self.get).status == 200) }
      try connection.close()
    }
  }

  @Test("an error is a problem, and nothing was done")
  func error() async throws {
    try await withServer(employees: 1, faults: .init([.error], percent: 100)) {
      client async throws in
      let answer = try await client.add()
      #expect(answer.status == 500)
      #expect(answer.header("Content-Type") == "application/problem+json")
      #expect(try await client.server.repository.count() == 1)
    }
  }

  @Test("a dropped answer is no byte, and the change was made or not")
  func drop() async throws {
    try await withServer(employees: 0, faults: .init([.drop], percent: 100)) {
      client async throws in
      var made: [Bool] = []
      for number in 0..<20 {
        let body = person(["email": .string("p\(number)@employees.example")])
        let connection = try await RawConnection(port: client.port)
        try await connection.write(
          "POST /employees HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        let before = made.count { $0 }
        #expect(try await connection.rest().isEmpty)
        made.append(try await client.server.repository.count() > before)
      }
      #expect(made.contains(true) && made.contains(false))
    }
  }

  @Test("a truncated answer has its head and half of its body; so has a stream")
  func truncate() async throws {
    try await withServer(employees: 1, faults: .init([.truncate], percent: 100)) {
      client async throws in
      let connection = try await RawConnection(port: client.port)
      try await connection.write(Self.get)
      let head = try await connection.head()
      #expect(head.status == 200)
      let length = try #require(head.header("Content-Length").flatMap { Int($0) })
      #expect(try await connection.rest().count == length / 2)
      let stream = try await RawConnection(port: client.port)
      try await stream.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try await stream.head().status == 200)
      let rest = String(decoding: try await stream.rest(), as: UTF8.self)
      #expect(rest.contains("retry: 2000") && !rest.hasSuffix("0\r\n\r\n"))
    }
  }

  @Test("a late answer is whole")
  func delay() async throws {
    let clock = ManualClock()
    try await withServer(
      employees: 1, clock: clock, faults: .init([.delay], percent: 100)
    ) { client async throws in
      let connection = try await RawConnection(port: client.port)
      try await connection.write(Self.get)
      let answer = try await clock.passing({ $0 < .seconds(3) }) { try await connection.answer() }
      #expect(answer.status == 200)
      #expect(try answer.json["id"]?.integer == 1)
      try connection.close()
    }
  }

  @Test("an answer that is held comes behind a later one")
  func reorder() async throws {
    let clock = ManualClock()
    let seed = try #require(
      (0..<1_000 as Range<UInt64>).first {
        let plan = EmployeeServer.Faults([.reorder], seed: $0, percent: 50)
        return FaultInjector.fault(0, of: plan) == .reorder
          && FaultInjector.fault(1, of: plan) == nil
      })
    let injector = FaultInjector(.init([.reorder], seed: seed, percent: 50), clock: clock)
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    // The clock stands still, so only the second answer can set the first one free.
    async let first = injector.answer {
      ask.finish()
      return .init(status: .ok, body: Data("first".utf8))
    }
    for await _ in asked {}
    while !injector.isHolding { await Task.yield() }
    let second = await injector.answer { .init(status: .ok, body: Data("second".utf8)) }
    #expect(second.body == Data("second".utf8))
    #expect(await first.body == Data("first".utf8))
  }

  @Test("an answer behind which no other comes is held for a second, and then no more")
  func reorderAlone() async {
    let clock = ManualClock()
    let injector = FaultInjector(.init([.reorder], percent: 100), clock: clock)
    for _ in 0..<2 {
      async let answer = injector.answer { .init(status: .ok) }
      await clock.waitForSleep(of: .seconds(1))
      #expect(injector.isHolding)
      clock.advance(by: .seconds(1))
      #expect(await answer.status == .ok)
      #expect(!injector.isHolding)
    }
  }
}
