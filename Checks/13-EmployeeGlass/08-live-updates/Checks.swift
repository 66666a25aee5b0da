import LiveUpdatesAdapter
import LiveUpdatesSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Live updates", .serialized)
@MainActor
struct LiveUpdatesChecks {
  /// A server, and a client that listens to it.
  @MainActor private final class Listening {
    private struct State {
      var lines: [Subject.Line] = []
      var closed: Set<Int> = []
      var heard: [String] = []
      var hasEnded = false
    }

    let clock = ManualClock()
    let task: Task<Void, Never>
    private let state: Mutex<State>.Box

    init(from id: String? = nil) {
      let (state, clock) = (Mutex<State>.Box(State()), clock)
      self.state = state
      task = Task {
        await makeSubject().listen(
          id, clock, { line in state.value.withLock { $0.lines.append(line) } },
          { number in _ = state.value.withLock { $0.closed.insert(number) } },
          { news in state.value.withLock { $0.heard.append(news) } })
        state.value.withLock { $0.hasEnded = true }
      }
    }

    var lines: [Subject.Line] { state.value.withLock { $0.lines } }
    var closed: Set<Int> { state.value.withLock { $0.closed } }
    var heard: [String] { state.value.withLock { $0.heard } }
    var hasEnded: Bool { state.value.withLock { $0.hasEnded } }

    /// The connection of a number, from 0 on, once it was begun.
    func line(_ number: Int) async throws -> Subject.Line {
      let begins = await eventually { self.lines.count > number }
      try #require(
        begins,
        "Connection \(number + 1) does not begin. There were \(lines.count), and the app has heard \(heard)."
      )
      return lines[number]
    }

    /// Sends, and waits until that was read.
    func send(_ text: String, on line: Subject.Line) async {
      line.send(text)
      _ = await workEnds()
    }

    func end(_ line: Subject.Line, _ end: Subject.End = .unreachable) async {
      line.end(end)
      _ = await workEnds()
    }

    func advance(_ duration: Duration) async {
      clock.advance(by: duration)
      _ = await workEnds()
    }

    /// Cancels, and lets go of what still listens.
    func stop() async {
      task.cancel()
      for line in lines { line.end(.refused(204)) }
      clock.advance(by: .seconds(1_000))
      _ = await workEnds()
    }
  }

  @Test("The next connection names the last id that was heard")
  func lastID() async throws {
    let listening = Listening(from: "a-7")
    let first = try await listening.line(0)
    #expect(first.lastID == "a-7")
    await listening.send("id: a-8\ndata: x\n\nid: a-9\n\nid: a-10\ndata: not who", on: first)
    await listening.end(first)
    await listening.advance(.seconds(1))
    let second = try await listening.line(1)
    #expect(
      second.lastID == "a-9",
      "The last whole news had the id a-9. An id may come without an event, and an event that is not whole was not heard."
    )
    await listening.end(second)
    await listening.advance(.seconds(2))
    let third = try await listening.line(2)
    #expect(third.lastID == "a-9", "A connection that brought nothing leaves the id as it was.")
    await listening.send("id: a-11\n\nid: a-12\ndata: y\n\n", on: third)
    await listening.end(third)
    await listening.advance(.seconds(1))
    let fourth = try await listening.line(3)
    #expect(
      fourth.lastID == "a-12",
      "The last news was an event with the id a-12. An id comes with an event or without one.")
    await listening.send("id: a 13\ndata: z\n\n", on: fourth)
    await listening.end(fourth)
    await listening.advance(.seconds(1))
    let fifth = try await listening.line(4)
    #expect(
      [nil, "a-12"].contains(fifth.lastID),
      "A header field cannot hold the id “a 13”: `asEventID` gives nil for it. Connection 5 named \(named(fifth))."
    )
    await listening.stop()
    let new = Listening()
    let line = try await new.line(0)
    await new.send("data: x\n\n", on: line)
    await new.end(line)
    await new.advance(.seconds(1))
    let next = try await new.line(1)
    #expect(
      next.lastID == nil,
      "Nothing that was heard had an id, so there is none to name. Connection 2 named \(named(next))."
    )
    await new.stop()
  }

  private func named(_ line: Subject.Line) -> String { line.lastID.map { "“\($0)”" } ?? "none" }

  @Test(
    "The next connection begins after `delay`: `failures` counts connections that brought nothing, `wait` is a second"
  )
  func delays() async throws {
    let listening = Listening()
    var line = try await listening.line(0)
    await listening.end(line)
    await listening.advance(.milliseconds(999))
    #expect(
      listening.lines.count == 1,
      "Connection 2 begins before 1 s has passed. A server that is down is asked by all apps at once."
    )
    await listening.advance(.milliseconds(1))
    // The first connection may count as the first that brought nothing, or what was before it.
    let first = listening.lines.count > 1 ? 0 : 1
    if first == 1 {
      await listening.advance(.milliseconds(999))
      #expect(
        listening.lines.count == 1,
        "Connection 2 begins between 1 s and 2 s. `delay` says 1 s after 0 connections that brought nothing, and 2 s after 1."
      )
      await listening.advance(.milliseconds(1))
    }
    line = try await listening.line(1)
    let delays = [1, 2, 4, 8, 16, 32, 60, 60, 60][(first + 1)...]
    for (number, seconds) in zip(1..., delays) {
      // A server that is not well may still take connections, and say that it is there.
      await listening.send(": hello\n\n", on: line)
      await listening.end(line)
      await listening.advance(.seconds(seconds) - .milliseconds(1))
      let isEarly = listening.lines.count > number + 1
      #expect(
        !isEarly,
        """
        Connection \(number + 2) begins before \(seconds) s have passed. A server that is down is asked by all apps at \
        once. The connection before it told a comment, and a comment brings nothing.
        """)
      listening.clock.advance(by: .milliseconds(1))
      line = try await listening.line(number + 1)
    }
    let failures = (first...first + delays.count).map { "lost after \($0): unreachable" }
    #expect(
      listening.heard == failures,
      "The app waited as if it had counted from \(first) on, and `.lost` tells of other numbers.")
    for news in ["id: 1\n\n", "data: x\n\n"] {
      await listening.send(news, on: line)
      await listening.end(line)
      var count = listening.lines.count
      await listening.advance(.seconds(1))
      #expect(
        listening.lines.count == count + 1,
        """
        The last connection brought \(news.debugDescription), so a second is enough. Afterwards the app has heard \
        \(listening.heard.suffix(3)).
        """)
      line = try await listening.line(count)
      await listening.end(line)
      count = listening.lines.count
      await listening.advance(.milliseconds(1_999))
      #expect(
        listening.lines.count == count,
        "A connection brought news and ended, and the one after it brought nothing: that is 1, and 2 s."
      )
      await listening.advance(.milliseconds(1))
      line = try await listening.line(count)
    }
    await listening.stop()
  }

  @Test("The server's `retry` replaces the second, within `delays`")
  func retry() async throws {
    let listening = Listening()
    let first = try await listening.line(0)
    await listening.send("retry: 5000\nid: 1\n\n", on: first)
    await listening.end(first)
    await listening.advance(.seconds(4))
    #expect(
      listening.lines.count == 1,
      "The server asked for 5 s (`retry: 5000`), and connection 2 began within 4 s.")
    await listening.advance(.seconds(1))
    let second = try await listening.line(1)
    await listening.send("retry: 0\nid: 2\n\n", on: second)
    await listening.end(second)
    #expect(
      listening.lines.count == 2,
      "After `retry: 0` connection 3 began at once. `delays` has a least delay of 100 ms.")
    await listening.advance(.milliseconds(100))
    let third = try await listening.line(2)
    await listening.end(third)
    await listening.advance(.milliseconds(199))
    let words =
      "The delay after one failure is 200 ms: `retry: 0` counts as 100 ms for all later connections."
    #expect(listening.lines.count == 3, "Connection 4 began within 199 ms. \(words)")
    await listening.advance(.milliseconds(1))
    #expect(listening.lines.count == 4, "Connection 4 did not begin after 200 ms. \(words)")
    await listening.stop()
  }

  @Test("A silent connection (not even comments) is closed after one to two times `longestSilence`")
  func silence() async throws {
    let listening = Listening()
    let line = try await listening.line(0)
    for _ in 1...6 {
      await listening.send(": still here\n\n", on: line)
      await listening.advance(.seconds(20))
    }
    #expect(
      listening.closed == [],
      "A comment came every 20 seconds, and the connection was closed. A comment is a sign of life."
    )
    for _ in 1...4 {
      await listening.send(": still here\n\n", on: line)
      for _ in 1...4 { await listening.advance(.seconds(11)) }
    }
    #expect(
      listening.closed == [],
      """
      A comment came every 44 seconds, and the connection was closed. `longestSilence` is 45 seconds. The app has \
      heard \(listening.heard).
      """)
    for _ in 1...20 { await listening.advance(.seconds(5)) }
    #expect(
      listening.closed.contains(0),
      """
      Nothing has come for 100 seconds, and the connection is still open. A network that is gone does not close a \
      connection.
      """)
    #expect(
      listening.heard.contains { $0.hasPrefix("lost") },
      "A connection was closed for its silence, and `.lost` did not come: the app has heard \(listening.heard)."
    )
    #expect(
      listening.lines.count > 1,
      "A connection was closed for its silence, and no other one begins.")
    await listening.stop()
  }

  @Test(
    "`.opened` comes with a connection's first id or before its first event; `.lost` with its end")
  func news() async throws {
    let listening = Listening(from: "a-1")
    let first = try await listening.line(0)
    _ = await workEnds()
    #expect(
      listening.heard == [],
      "Nothing has come yet. What came while the app was away may still be missing.")
    await listening.send(": hello\n\nid: a-2\n\n", on: first)
    #expect(
      listening.heard == ["opened a-2"],
      "A comment and the id a-2 have come, and an id is news, also without an event. The app has heard \(listening.heard)."
    )
    await listening.send("event: changed\ndata: {}\n\ndata: x\nid: a-3\n\n", on: first)
    await listening.end(first, .closed)
    #expect(
      listening.heard.last == "lost after 0: unreachable",
      "The server has closed the connection, and the next one has not begun: the app has heard \(listening.heard)."
    )
    await listening.advance(.seconds(1))
    await listening.end(try await listening.line(1))
    await listening.advance(.seconds(2))
    await listening.end(try await listening.line(2), .refused(503))
    #expect(
      listening.heard == [
        "opened a-2", "changed a-2: {}", "message a-3: x", "lost after 0: unreachable",
        "lost after 1: unreachable", "lost after 2: 503",
      ])
    await listening.advance(.seconds(4))
    let last = try await listening.line(3)
    await listening.send("event: removed\ndata: 5\nid: a-4\n\n", on: last)
    await listening.send("id: a-5\n\n", on: last)
    let news = Array(listening.heard.dropFirst(6))
    #expect(
      [["opened a-3", "removed a-4: 5"], ["opened a-4", "removed a-4: 5"]].contains(news),
      """
      Connection 4 began with an event, and an id came after it. `.opened` comes before the first event of each \
      connection, and once: the app has heard \(news).
      """)
    await listening.stop()
  }

  @Test("Status 204 ends `run`; 400 forgets the id")
  func statuses() async throws {
    let listening = Listening(from: "a-1")
    await listening.end(try await listening.line(0), .refused(503))
    await listening.advance(.seconds(2))
    let second = try await listening.line(1)
    #expect(
      second.lastID == "a-1",
      "Status 503 says nothing of the id a-1, so it is named again. Connection 2 named \(named(second))."
    )
    await listening.send("id: a-2\n\n", on: second)
    await listening.end(second, .refused(400))
    #expect(
      listening.lines.count == 2,
      "After status 400 the next connection begins at once. It waits like every other one.")
    await listening.advance(.seconds(1))
    let third = try await listening.line(2)
    #expect(
      third.lastID == nil,
      "The server does not take the id, and would not the next time. Connection 3 named \(named(third))."
    )
    await listening.end(third, .tooLarge)
    await listening.advance(.seconds(2))
    let goesOn = await eventually { listening.lines.count == 4 }
    #expect(
      goesOn,
      "Connection 3 ended with `.tooLarge`, and no other one began. Only status 204 ends `run`.")
    guard goesOn else { return await listening.stop() }
    await listening.end(try await listening.line(3), .refused(204))
    let ends = await eventually { listening.hasEnded }
    #expect(
      ends, "Connection 4 was refused with status 204, and `run` goes on. Status 204 ends `run`.")
    await listening.stop()
    let other = Listening(from: "b-1")
    for (number, status) in [401, 404, 429].enumerated() {
      await other.end(try await other.line(number), .refused(status))
      await other.advance(.seconds(60))
      let next = try await other.line(number + 1)
      #expect(
        next.lastID == "b-1",
        """
        Status \(status) says nothing of the id b-1. What came meanwhile is missed without it. Connection \
        \(number + 2) named \(named(next)).
        """)
    }
    await other.stop()
  }

  @Test(
    "Cancelling ends connection and waiting, without a `.lost`", arguments: [true, false])
  func cancelled(whileConnected: Bool) async throws {
    let listening = Listening()
    let line = try await listening.line(0)
    await listening.send("id: 1\n\n", on: line)
    if !whileConnected { await listening.end(line) }
    let before = listening.heard
    listening.task.cancel()
    let ends = await eventually { listening.hasEnded }
    #expect(
      ends,
      "The window is closed \(whileConnected ? "while it is connected" : "while it waits"), and the listener goes on."
    )
    #expect(listening.closed.contains(0), "Its connection is still open.")
    #expect(
      listening.heard == before, "A listener that goes away has lost nothing: \(listening.heard)")
    #expect(listening.lines.count == 1, "The listener was cancelled, and connected again.")
    let isAwake = await eventually { listening.clock.sleeperCount == 0 }
    #expect(
      isAwake,
      "The listener has ended, and something of it still sleeps on the clock. Does a task of its own watch the connection?"
    )
    await listening.stop()
  }
}

extension Mutex {
  /// A mutex that closures share.
  fileprivate final class Box: Sendable where Value: Sendable {
    let value: Mutex<Value>
    init(_ value: Value) { self.value = Mutex<Value>(value) }
  }
}
