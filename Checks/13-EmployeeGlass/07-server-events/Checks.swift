import ServerEventsAdapter
import ServerEventsSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Server-sent events", .serialized)
@MainActor
struct ServerEventsChecks {
  private enum Failure: Error { case connectionLost }

  /// Pieces that are given one after the other, and how many were asked for.
  private final class Script: Sendable {
    private let pieces: [[UInt8]]
    private let failure: (any Error)?
    private let asked = Mutex(0)

    init(_ pieces: [[UInt8]], failure: (any Error)? = nil) {
      (self.pieces, self.failure) = (pieces, failure)
    }

    convenience init(_ pieces: String..., failure: (any Error)? = nil) {
      self.init(pieces.map { Array($0.utf8) }, failure: failure)
    }

    /// The end counts as one.
    var askedFor: Int { asked.withLock { $0 } }

    func next() throws -> [UInt8]? {
      let number = asked.withLock { asked in
        defer { asked += 1 }
        return asked
      }
      if number < pieces.count { return pieces[number] }
      if let failure { throw failure }
      return nil
    }
  }

  private func reader(_ script: Script) -> Subject.Reader {
    makeSubject().readers([{ try script.next() }])[0]
  }

  private func events(_ script: Script) async throws -> [String] {
    let reader = reader(script)
    var events: [String] = []
    while let event = try await reader.next() {
      events.append(event)
      try #require(
        events.count < 100, "The sequence gives events without an end: \(events[..<3]) …")
    }
    return events
  }

  /// All that a reader gives, and how that ends.
  private func course(of script: Script) async -> [String] {
    let reader = reader(script)
    var course: [String] = []
    while course.count < 100 {
      do {
        guard let event = try await reader.next() else { return course + ["the end"] }
        course.append(event)
      } catch {
        return course + ["throws \(error)"]
      }
    }
    return course
  }

  @Test("Every event that a piece completes is given, in order")
  func all() async throws {
    let pieces = [
      "id: 1\nevent: changed\ndata: Ada\n\ndata: Bo\n\ndata: Bo\n\n", "data: Cy\n\nretry: 2000\n",
      "id: 9\n\n",
    ].map { Array($0.utf8) }
    let expected = [
      "changed 1: Ada", "message 1: Bo", "message 1: Bo", "message 1: Cy", "retry 2.0 seconds",
      "position 9",
    ]
    let events = try await events(Script(pieces))
    #expect(
      events == expected,
      "The first of the three pieces holds three events. Where do the others wait until they are asked for?"
    )
    let positions = try await self.events(Script("id: 1\n\nid: 2\n\nid: 2\n\ndata: Ada\n\n"))
    #expect(
      positions == ["position 1", "position 2", "position 2", "message 2: Ada"],
      "A piece holds three positions and an event, and each of them is given.")
    let numbers = (1...40).map(String.init)
    let many = try await self.events(Script(numbers.map { "data: \($0)\n\n" }.joined()))
    #expect(
      many == numbers.map { "message : \($0)" },
      "One piece holds 40 events: a server that was away for a while tells of much at once.")
    let script = Script(pieces)
    let plain = try await makeSubject().all { try script.next() }
    #expect(
      plain == expected,
      """
      These were asked for with `next()`, without an argument: it gives the same events as `next(isolation:)`. Their \
      pieces were slices of `Data`, whose first index is not 0.
      """
    )
  }

  @Test(
    "An event that is split over pieces is given once it is whole", arguments: [1, 2, 3, 5, 7, 11])
  func split(length: Int) async throws {
    let bytes = Array(
      "id: 4\r\nevent: changed\r\ndata: Zoë 山田 🧑‍🚀\r\n\r\ndata: 2\r\rdata: 3\n\n".utf8)
    let pieces = stride(from: 0, to: bytes.count, by: length).map {
      Array(bytes[$0..<min($0 + length, bytes.count)])
    }
    let events = try await events(Script(pieces))
    #expect(
      events == ["changed 4: Zoë 山田 🧑‍🚀", "message 4: 2", "message 4: 3"],
      """
      The pieces have \(length) \(length == 1 ? "byte" : "bytes"). A piece may end in a line, in a character, or \
      between a carriage return and its line feed. What remembers the beginning until the rest comes?
      """)
  }

  @Test("A piece that completes no event does not end the sequence")
  func nothing() async throws {
    let events = try await events(
      Script("", ": a heartbeat\n\n", "data: Ada\n", "", "\n", ": a heartbeat\n\n", "data: Bo\n\n"))
    #expect(
      events == ["message : Ada", "message : Bo"],
      "Where a piece completes nothing, the next one is asked for. nil ends the sequence for ever.")
    let heartbeats = Array(repeating: Array(": a heartbeat\n\n".utf8), count: 40)
    let late = try await self.events(Script(heartbeats + [Array("data: Cy\n\n".utf8)]))
    #expect(
      late == ["message : Cy"],
      "On a quiet day 40 heartbeats come one after the other, and then an event.")
  }

  @Test("The next piece is asked for only when no event is ready")
  func lazy() async throws {
    let script = Script("data: 1\n\ndata: 2\n\nda", "ta: 3\n\n", "data: 4\n\n")
    let reader = reader(script)
    var found: [String] = []
    for _ in 1...4 {
      let event = try await reader.next()
      found.append("\(event ?? "nil") after \(script.askedFor)")
    }
    #expect(
      found == [
        "message : 1 after 1", "message : 2 after 1", "message : 3 after 2", "message : 4 after 3",
      ],
      """
      Each event stands with the number of pieces that were asked for by then. The next piece may come \
      minutes later: an event that is ready must not wait for it.
      """)
  }

  @Test("An error of the pieces is thrown after the events before it")
  func failure() async throws {
    for error: any Error in [Failure.connectionLost, CancellationError()] {
      let course = await course(of: Script("data: 1\n\ndata: 2\n\n", failure: error))
      #expect(
        course == ["message : 1", "message : 2", "throws \(error)"],
        "An end without an error says that the server has closed the stream, and the app connects again as if all were well."
      )
    }
  }

  @Test("An error of the parser is thrown after the events before it, also in its piece")
  func tooLarge() async throws {
    let much = [UInt8](repeating: UInt8(ascii: "a"), count: 300 << 10)
    let rest = Array("\n\ndata: 4\n\n".utf8)
    let script = Script([Array("data: 1\n\n".utf8), much, rest])
    let course = await course(of: script)
    #expect(
      course == ["message : 1", "throws tooLarge"],
      "A line of 300 KB is refused by `ServerEventParser`, and the reader hears of it.")
    #expect(
      script.askedFor == 2,
      """
      The second piece holds the line of 300 KB, and its error came after \(script.askedFor) pieces were asked for. \
      The next one may come minutes later.
      """)
    let mixed = Script([
      Array("data: 1\n\n".utf8), Array("data: 2\n\ndata: 3\n\n".utf8) + much, rest,
    ])
    let both = await self.course(of: mixed)
    #expect(
      both == ["message : 1", "message : 2", "message : 3", "throws tooLarge"],
      """
      The second piece completes two events, and then begins a line of 300 KB. Where `read` throws, it returns \
      nothing of what it has completed. What if it gets a part of the piece at a time?
      """)
    #expect(
      mixed.askedFor == 2,
      "The error came after \(mixed.askedFor) pieces, and it was in the second.")
    let behind = Script([Array("data: 1\n\n".utf8) + much + rest])
    let before = await self.course(of: behind)
    #expect(
      before == ["message : 1", "throws tooLarge"],
      """
      The piece completes an event, and then has a line of 300 KB. An event after that line is not given before the \
      line's error.
      """)
    let returns = Script([Array("data: 1\r\rdata: 2\r\r".utf8) + much])
    let all = await self.course(of: returns)
    #expect(
      all == ["message : 1", "message : 2", "throws tooLarge"],
      """
      The piece completes two events, whose lines end with a carriage return alone, as the format allows, and then \
      begins a line of 300 KB. How much of the piece does the parser get at a time?
      """)
  }

  @Test("An event that is not whole at the end is not given")
  func end() async throws {
    let events = try await events(Script("data: 1\n\ndata: 2\n", "data: 3"))
    #expect(
      events == ["message : 1"],
      "The connection broke in the middle of an event. It comes whole with the next connection.")
    for rest in ["data: 2", "data: 2\n", "data: 2\r", "data: 2\r\n", "id: 2\n"] {
      let events = try await self.events(Script("data: 1\n\n\(rest)"))
      #expect(
        events == ["message : 1"],
        "The stream ends after \(rest.debugDescription): the empty line that would end an event is missing."
      )
    }
  }

  @Test("Iterators share no state")
  func iterators() async throws {
    let (first, second) = (Script("data: a"), Script("data: b\n\ndata: c\n\n"))
    let readers = makeSubject().readers([{ try first.next() }, { try second.next() }])
    let nothing = try await readers[0].next()
    #expect(
      nothing == nil,
      "The first stream ends in the middle of an event, and its iterator gave “\(nothing ?? "")”.")
    let events = [try await readers[1].next(), try await readers[1].next()]
    #expect(
      events == ["message : b", "message : c"],
      "Another iterator has ended in the middle of an event. Its rest is not part of this stream.")
    let (one, other) = (
      Script("data: 1\n\ndata: 2\n\nda", "ta: 3\n\n"), Script("data: x\n\ndata: y\n\n")
    )
    let pair = makeSubject().readers([{ try one.next() }, { try other.next() }])
    var turns: [String] = []
    for number in [0, 1, 0, 1, 0, 1] {
      turns.append(try await pair[number].next() ?? "the end")
    }
    #expect(
      turns == [
        "message : 1", "message : x", "message : 2", "message : y", "message : 3", "the end",
      ],
      "Two iterators are asked in turn, the first for 1, 2, 3 and the second for x, y. What is ready waits in its own."
    )
  }

  @Test("The app hears of each change, and closes its connection")
  func app() async throws {
    let heard = SynchronizedArray<String>()
    let isClosed = AtomicFlag()
    let pieces = [
      "id: 6\n\nevent: chan", "ged\nid: 7\ndata: {}\n\nevent: removed\nid: 8\ndata: 5\n\n",
    ]
    let task = Task {
      await makeSubject().listen(
        pieces.map { Array($0.utf8) }, { heard.append($0) }, { isClosed.set() })
    }
    let hears = await eventually { heard.all.count >= 3 }
    #expect(hears, "The app has heard \(heard.all), and the server told of two changes.")
    #expect(heard.all == ["opened 6", "changed 7: {}", "removed 8: 5"])
    task.cancel()
    let closes = await eventually { isClosed.isSet }
    #expect(
      closes,
      "The window is closed, and its connection is still open. Does another task wait for the pieces?"
    )
    await task.value
  }
}
