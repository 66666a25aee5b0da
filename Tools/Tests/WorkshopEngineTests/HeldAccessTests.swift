import Foundation
import Testing
import WorkshopIntermediateLanguage

@testable import WorkshopEngine

extension Slow.Judging {
  /// Addresses in shared storage that are lent to calls that may be suspended.
  @Suite struct HeldAccessTests {
    let copy: TestCourse
    let judge: Judge
    let step: Course.Step

    init() async throws {
      copy = try TestCourse(only: "interleaving")
      judge = try await copy.judge()
      step = try copy.step("interleaving")
    }

    /// What all answers here are made of.
    private static let types = """
      nonisolated protocol Working { nonisolated(nonsending) mutating func work() async }
      nonisolated struct Worker: Working {
        var numbers = [1]
        mutating func work() async { numbers = [] }
        nonisolated(nonsending) func work(_ count: Int) async {}
      }
      nonisolated final class Box {
        var numbers = [1, 2, 3]
        var optional: Worker? = Worker()
        var existential: any Working = Worker()
        var worker = Worker()
        var pair = (1, Worker())
        var lines = [AsyncStream { 1 }.makeAsyncIterator()]
        var line: AsyncStream<Int>.Iterator?
        var stream = AsyncStream { 1 }.makeAsyncIterator()
        var first: Int {
          _read { yield numbers[0] }
          _modify { yield &numbers[0] }
        }
        var firstLine: AsyncStream<Int>.Iterator {
          _read { yield lines[0] }
          _modify { yield &lines[0] }
        }
      }
      nonisolated struct Token: ~Copyable {
        let numbers = [1]
        nonisolated(nonsending) borrowing func use() async -> Int { numbers.count }
      }
      nonisolated struct Pocket: ~Copyable { var token: Token? = Token() }
      nonisolated final class Bag {
        var token = Token()
        var optional: Token? = Token()
        var pocket = Pocket()
        let constant = Token()
      }
      nonisolated class OpenBag { var token = Token() }
      nonisolated class Open {
        var worker = Worker()
        var stream = AsyncStream { 1 }.makeAsyncIterator()
      }
      nonisolated(nonsending) func hold(_ place: inout Int) async { place = 1 }

      """

    /// The lines that are found in code below the types.
    private func lines(_ code: String, types: String = Self.types) async throws -> [String] {
      let source = types + code
      var request = judge.answerRequest(step, answer: try await judge.copy(of: source, named: step))
      #expect(HeldAccess.isPossible(in: source))
      request.keepsLanguage = true
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      return try await judge.compiler.heldAccesses(request).map {
        lines[$0.line - 1].trimmingCharacters(in: .whitespaces)
      }
    }

    @Test(
      "A part of shared storage that a call holds while it waits is found",
      arguments: [
        "hold(&box.numbers[0])", "box.optional?.work()", "box.optional!.work()",
        "box.existential.work()", "box.worker.work()", "box.pair.1.work()", "hold(&box.first)",
        "open.worker.work()", "hold(&box[keyPath: \\.numbers[0]])", "hold(&open.worker.numbers[0])",
        "box.line?.next(isolation: #isolation)", "box.lines[0].next(isolation: #isolation)",
        "box.firstLine.next(isolation: #isolation)",
        // A noncopyable value is not retained for the call.
        "bag.token.use()", "bag.optional?.use()", "bag.pocket.token?.use()", "openBag.token.use()",
        "use(bag.token)", "use(bag.optional!)",
      ])
    func held(call: String) async throws {
      let line = "_ = await \(call)"
      let found = try await lines(
        """
        nonisolated(nonsending) func use(_ token: borrowing Token) async -> Int { await token.use() }
        nonisolated(nonsending) func run(_ box: Box, _ open: Open, _ bag: Bag, _ openBag: OpenBag) async {
          \(line)
        }
        """)
      #expect(found == [line])
    }

    @Test("A captured variable is shared, and what an answer's own iterator lends is found in it")
    func other() async throws {
      #expect(
        try await lines(
          """
          nonisolated func keep(_ action: @escaping () -> Void) {}
          nonisolated(nonsending) func run() async {
            var numbers = [1]
            keep { numbers = [] }
            await hold(&numbers[0])
          }
          """) == ["await hold(&numbers[0])"])
      #expect(
        try await lines(
          """
          nonisolated struct Numbers: AsyncIteratorProtocol {
            var numbers = [1]
            mutating func next() async -> Int? { nil }
            mutating func next(isolation: isolated (any Actor)?) async -> Int? {
              await hold(&numbers[0])
              return nil
            }
          }
          """) == ["await hold(&numbers[0])"])
    }

    @Test("An answer may wait without the word `await`; without a lent part it is not looked at")
    func possible() {
      #expect(
        HeldAccess.isPossible(
          in: "func run() async { async let place: Void = hold(&box.numbers[0]) }"))
      #expect(
        HeldAccess.isPossible(
          in: "struct Token: ~Copyable {}\nfunc run() async { async let done = box.token.use() }"))
      #expect(!HeldAccess.isPossible(in: "func run() async { await box.token.use() }"))
      #expect(!HeldAccess.isPossible(in: "mutating func add() { numbers.append(1) }"))
      let call = "_ = await box.stream.next(isolation: #isolation)"
      for code in [
        call, call.replacing("next(", with: "next ("), call.replacing("next", with: "`next`"),
      ] {
        #expect(HeldAccess.isPossible(in: code))
      }
      // Words of comments lend nothing, unless what looks like a comment is none.
      let comment = "  // await hold(&box.numbers[0])"
      #expect(!HeldAccess.isPossible(in: comment))
      #expect(HeldAccess.isPossible(in: "let words = \"\"\"\n\(comment)\n\"\"\""))
      #expect(HeldAccess.isPossible(in: "/*\n// */ await hold(&box.numbers[0])"))
      #expect(HeldAccess.isPossible(in: "let words = \"//\"; await hold(&box.numbers[0])"))
      #expect(
        HeldAccess.isPossible(in: "let words = \"\u{2028}// \\(await hold(&box.numbers[0]))\""))
    }

    @Test(
      "What no other task can take away is free",
      arguments: [
        "var numbers = [1]; await hold(&numbers[0])",
        "var numbers = [1]; let add = { numbers.append(2) }; add(); await hold(&numbers[0])",
        "var table = [1: 2]; await hold(&table[1, default: 0])",
        "var worker = box.worker; await worker.work(); box.worker = worker",
        "var worker: Worker? = box.optional; await worker?.work(); box.optional = worker",
        "_ = await box.stream.next(isolation: #isolation)",
        "var lines = box.lines; _ = await lines[0].next(isolation: #isolation)",
        "await withTaskGroup(of: Int.self) { group in _ = await group.next(); await group.waitForAll() }",
        "for await number in AsyncStream(unfolding: { 1 }).map({ $0 + 1 }) { box.numbers[0] = number }",
        "let token = Token(); _ = await token.use()", "_ = await Bag().constant.use()",
        "let bag = Bag(); _ = bag.token.numbers; await box.worker.work(bag.token.numbers.count)",
        "let bag = Bag(); if let token = bag.optional.take() { _ = await token.use() }",
        // An access that ends on two ways, one of them further down in the text.
        "let count = box.optional?.numbers.count ?? 0; Task { await Task.yield() }; await box.worker.work(count)",
        "if let count = box.optional?.numbers.count, count > 0 { await box.worker.work(count) }; await Task.yield()",
      ])
    func free(code: String) async throws {
      #expect(
        try await lines(
          "nonisolated(nonsending) func run(_ box: Box, _ open: Open) async { \(code) }") == [])
    }

    @Test("What a subclass could override is lent whole where no accessor lends a part")
    func overridable() async throws {
      let stream = """
        nonisolated class Open {
          var stream = AsyncStream { 1 }.makeAsyncIterator()
        }
        nonisolated(nonsending) func run(_ open: Open) async {
          _ = await open.stream.next(isolation: #isolation)
        }

        """
      #expect(try await lines(stream, types: "") == [])
      let part = """
        nonisolated final class Part: Open {
          var streams = [AsyncStream { 1 }.makeAsyncIterator()]
          override var stream: AsyncStream<Int>.Iterator {
            _read { yield streams[0] }
            _modify { yield &streams[0] }
          }
        }
        """
      #expect(
        try await lines(stream + part, types: "")
          == ["_ = await open.stream.next(isolation: #isolation)"])
    }

    @Test("A function of an answer's own that is called `next` may hand its iterator on")
    func ownNext() async throws {
      #expect(
        try await lines(
          """
          nonisolated(nonsending) func next(
            _ iterator: inout AsyncStream<Int>.Iterator, room: Int
          ) async -> Int {
            guard room > 0, let number = await iterator.next(isolation: #isolation) else { return 0 }
            return await next(&iterator, room: room - 1) + number
          }
          """) == [])
    }

    @Test("An answer that holds on to a part is refused, and its line is named")
    func refused() async throws {
      let solution = try copy.read(copy.layout.solution(step))
      let line =
        "nonisolated(nonsending) func run(_ box: Box) async { await hold(&box.numbers[0]) }"
      try copy.write(copy.layout.exercise(step), "\(solution)\n\(Self.types)\n\(line)\n")
      let judgement = try await judge.judge(step, answer: copy.layout.exercise(step))
      #expect(judgement.status == .policy)
      let finding = try #require(judgement.findings.first)
      #expect(finding.rule == "held-access" && finding.text.hasPrefix("hold(&box.numbers[0])"))
      let written = try copy.read(copy.layout.exercise(step)).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(written[finding.line - 1] == line)
    }
  }
}
