import Foundation
import Testing

@testable import EmployeeGlass

@Suite("Listening to events", .timeLimit(.minutes(1)))
struct EventSubscriptionTests {
  private let service = HeldEvents()
  private let clock = HeldClock()
  private let heard = AsyncStream.makeStream(of: EventSubscription.News.self)

  private func listening(from id: String? = nil) -> Task<Void, Never> {
    let subscription = EventSubscription(service: service, clock: clock, spread: { 1 })
    return Task { [continuation = heard.continuation] in
      await subscription.run(from: id) { continuation.yield($0) }
      continuation.finish()
    }
  }

  private func next() async -> EventSubscription.News? {
    for await news in heard.stream { return news }
    return nil
  }

  @Test("it hands on events, and where the stream stands")
  func events() async throws {
    let listener = listening()
    let connection = try await service.connection()
    #expect(connection.lastID == nil)
    connection.send("retry: 2000\nid: a-1\n\n: hello\n\nid: a-2\nevent: removed\ndata: {}\n\n")
    #expect(await next() == .opened(id: "a-1"))
    #expect(await next() == .event(name: "removed", data: "{}", id: "a-2"))
    listener.cancel()
    await connection.untilClosed()
    #expect(await next() == nil)
  }

  @Test("it comes back with the last id that it has heard, and waits longer each time")
  func reconnection() async throws {
    let listener = listening(from: "a-7")
    var connection = try await service.connection()
    #expect(connection.lastID == "a-7")
    connection.send("retry: 2000\nid: a-8\ndata: x\n\nid: a-9\ndata: not whole")
    #expect(await next() == .opened(id: "a-8"))
    _ = await next()
    connection.end()
    #expect(await next() == .lost(.unreachable, failures: 0))
    var waits: [Duration] = []
    for failures in 1...7 {
      waits.append(await clock.wake { $0 < .seconds(45) || $0 > .seconds(45) })
      connection = try await service.connection()
      // What was not whole has not been heard.
      #expect(connection.lastID == "a-8")
      connection.fail(.refused(status: 503, words: nil))
      #expect(await next() == .lost(.refused(status: 503, words: nil), failures: failures))
    }
    #expect(waits == [2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    await clock.wake(.seconds(60))
    connection = try await service.connection()
    connection.send(": here I am\nid: a-8\n\n")
    #expect(await next() == .opened(id: "a-8"))
    connection.end()
    // A server that has sent events is asked again soon.
    #expect(await next() == .lost(.unreachable, failures: 0))
    await clock.wake(.seconds(1) * 2)
    _ = try await service.connection()
    listener.cancel()
    await listener.value
  }

  @Test("a server that sends nothing for three heartbeats is gone")
  func silence() async throws {
    let listener = listening()
    let connection = try await service.connection()
    connection.send("id: a-1\n\n")
    #expect(await next() == .opened(id: "a-1"))
    await clock.wake(EventSubscription.longestSilence)
    connection.send(": still here\n\nid: a-2\n\ndata: x\n\n")
    #expect(await next() == .event(name: "message", data: "x", id: "a-2"))
    // Something came since the last look.
    await clock.wake(EventSubscription.longestSilence)
    await clock.wake(EventSubscription.longestSilence)
    #expect(await next() == .lost(.timedOut, failures: 0))
    await connection.untilClosed()
    await clock.wake(.seconds(1))
    #expect(try await service.connection().lastID == "a-2")
    listener.cancel()
    await listener.value
  }

  @Test("an id that no header field could hold is not named")
  func hostileIDs() async throws {
    let listener = listening()
    for id in ["a b", "é", String(repeating: "a", count: 300)] {
      let connection = try await service.connection()
      connection.send("id: \(id)\ndata: x\n\n")
      #expect(await next() == .opened(id: nil))
      _ = await next()
      connection.end()
      _ = await next()
      await clock.wake(.seconds(1))
    }
    #expect(try await service.connection().lastID == nil)
    listener.cancel()
    await listener.value
  }

  @Test("an event without an id leaves the last one as it is, until the server takes that back")
  func eventsWithoutIDs() async throws {
    let listener = listening(from: "a-7")
    var connection = try await service.connection()
    connection.send("data: x\n\n")
    #expect(await next() == .opened(id: "a-7"))
    #expect(await next() == .event(name: "message", data: "x", id: "a-7"))
    connection.end()
    _ = await next()
    await clock.wake(.seconds(1))
    connection = try await service.connection()
    #expect(connection.lastID == "a-7")
    connection.send("id: a-8\ndata: y\n\ndata: z\n\nid\ndata: none\n\n")
    #expect(await next() == .opened(id: "a-8"))
    #expect(await next() == .event(name: "message", data: "y", id: "a-8"))
    #expect(await next() == .event(name: "message", data: "z", id: "a-8"))
    #expect(await next() == .event(name: "message", data: "none", id: nil))
    connection.end()
    _ = await next()
    await clock.wake(.seconds(1))
    #expect(try await service.connection().lastID == nil)
    listener.cancel()
    await listener.value
  }

  @Test("an event without an end closes the connection")
  func endless() async throws {
    let listener = listening()
    let connection = try await service.connection()
    for _ in 0..<5 { connection.send(String(repeating: "a", count: 60_000)) }
    #expect(await next() == .lost(.tooLarge, failures: 0))
    await connection.untilClosed()
    listener.cancel()
    await listener.value
  }

  @Test("by one status, a server asks not to be asked again; by another, it does not take the id")
  func statuses() async throws {
    let listener = listening(from: "a-1")
    try await service.connection().fail(.refused(status: 400, words: nil))
    _ = await next()
    await clock.wake(.seconds(1))
    let connection = try await service.connection()
    #expect(connection.lastID == nil)
    connection.fail(.refused(status: 204, words: nil))
    await listener.value
  }

  @Test("a listener that is cancelled stops, also while it waits to come back")
  func cancellation() async throws {
    let listener = listening()
    try await service.connection().fail()
    _ = await next()
    listener.cancel()
    await listener.value
  }
}
