import Testing
import WorkshopPolicy

@testable import WorkshopEngine
@testable import WorkshopReader

/// A right answer refused is the worst defect that the policy can have.
@Suite struct PolicyAcceptanceTests {
  static let text = [
    "// @unchecked Sendable would switch checking off",
    "/* Task.detached { } and DispatchQueue.main and sleep(1) */ let a = 1",
    "/// Not `nonisolated(unsafe)`.\nlet a = 1",
    #"let a = "Task.detached { sleep(1) } @unchecked Sendable""#,
    "let a = \"\"\"\n  nonisolated(unsafe) var b\n  \"\"\"",
    ##"let a = #"DispatchQueue.main \(sleep)"#"##,
    "let pattern = /Thread|sleep/",
    "@available(*, unavailable, message: \"Task.detached\") func f() {}",
    "#if false\nimport Testing\nlet q = DispatchQueue.main\n#endif\nlet a = 1",
    "/* outer /* @preconcurrency */ still a comment: import Testing */ let a = 1",
  ]

  static let names = [
    "import Foundation\nlet a = String(format: \"%.1f of %5d %%\", 1.5, 3)",
    "import Foundation\nlet a = String(format: \"%1$02d:%2$*3$x\", 1, 2, 3)",
    "func show(format: String, _ b: Int) {}\nfunc f(a: String) { show(format: a, 3) }",
    "struct Unmanaged<A> { var a: A }\nlet a = Unmanaged(a: 1)",
    "struct Page { func write(to place: Int) {} }\nfunc f(a: Page) { a.write(to: 1) }",
    "enum State { case thread, detached, sleep }\nlet a: State = .thread",
    "enum Link { case attached, detached(reason: String) }\nlet a = Link.detached(reason: \"\")",
    "enum Link { case detached(Int) }\nlet a: Link = .detached(1)",
    "struct A { var detached = false }\nfunc f(a: A) -> Bool { a.detached }",
    "struct A { func detached() -> A { self } }\nlet a = A().detached()",
    "struct A { var sleep = 8; var awake: Int { 24 - sleep } }",
    "struct A { var sleep = 8 }\nlet a = A().sleep",
    "struct Clock { let sleep: @Sendable (Duration) async throws -> Void\n"
      + "func f() async throws { try await sleep(.seconds(1)) } }",
    "func retry(sleep: () async throws -> Void) async rethrows { try await sleep() }",
    "func f() async { let sleep = { }; sleep() }",
    "final class Model { var a: Int?; func select(_ b: Int) { a = b }; func first() { select(1) } }",
    "actor Server { func poll() {}\nfunc run() async { while !Task.isCancelled { poll() } } }",
    "func f(server: Server) async { await server.poll(); await server.select(1) }",
    "let names = people.map(\\.sleep)",
    "let a = [\"sleep\": 1]\nf(sleep: 2, detached: true)",
    "func f(detached: Bool, sleep: Int) {}",
    "struct Thread { var messages: [String] }\nlet threads: [Thread] = [Thread(messages: [])]",
    "struct Forum { struct Thread {}; var threads: [Thread] = [Thread()] }",
    "struct Forum { struct Thread {} }\nlet a = Forum.Thread()",
    "struct Forum { struct Thread {} }\nextension Forum { func f() -> Thread { Thread() } }",
    "struct Process {}\nlet a = Process()",
    "func raise(_ salary: Int) {}\nfunc f() { raise(1) }",
    "func f(signal: () -> Void) { signal() }",
    "final class Door { func exit() {}; func leave() { exit() } }",
    "struct Player { func kill() {} }\nfunc f(a: Player) { a.kill() }",
    "struct UnsafeLevel {}\nstruct Pointer {}\nlet a = UnsafeLevel()",
    "var unchecked = 0\nlet preconcurrency = 1",
    "func `nonisolated`(unsafe: Int) {}",
    "struct Test {}\nstruct Suite {}\nlet a = Test()",
    "let c = 1\nlet used = 2\nlet section = 3",
    "@propertyWrapper struct Used { var wrappedValue: Int }\nstruct A { @Used var a: Int }",
    "func withUnsafeOpinion() {}",
    "struct CommandLine { static let arguments = 1 }\nlet a = CommandLine.arguments",
    "struct A<Pipe> { var b: Pipe }",
    "struct A { var free = 1, malloc = 2 }\nfunc f(a: A) -> Int { a.free + a.malloc }",
    "func f(free: Int) -> Int { free }",
    "typealias Handler = @Sendable () -> Void\nlet a = b as? Handler",
  ]

  static let concurrency = [
    "func f(c: some Clock) async throws { try await Task.sleep(until: c.now, clock: c) }",
    "func f<C: Clock>(clock: C) async throws { try await clock.sleep(until: clock.now) }",
    "extension Clock { func nap() async throws { try await sleep(until: now, tolerance: nil) } }",
    "let f: @Sendable () -> Void = {}",
    "final class A: Sendable { let a = 1 }",
    "extension A: @retroactive Sendable {}",
    "nonisolated struct A { nonisolated var b: Int { 1 } }",
    "nonisolated(nonsending) func f() async {}",
    "let f: nonisolated(nonsending) () async -> Void = {}",
    "@concurrent func f() async {}",
    "class A { unowned let b: B; unowned(safe) let c: B; weak var d: B? }",
    "let f = { [weak self, unowned(safe) b] in self?.g(b) }",
    "func f() { Task { [unowned self] in await g() } }",
    "let t = Task.immediate { await f() }",
    "let t = Task(name: \"load\", priority: .high) { await f() }",
    "let t: Task<Void, Never> = .init { await f() }",
    "func f() async { await withTaskGroup { group in group.addTask { } } }",
    "func f() async { async let a = g(); _ = await a }",
    "func f() async -> Int { await withCheckedContinuation { $0.resume(returning: 1) } }",
    "func f() async -> Int { await withUnsafeContinuation { $0.resume(returning: 1) } }",
    "func f() { withUnsafeCurrentTask { $0?.cancel() } }",
    "func f() async { await MainActor.run { g() } }",
    "@MainActor func f() { MainActor.preconditionIsolated(); MainActor.assertIsolated() }",
    "@globalActor actor Store { static let shared = Store() }\n@Store var a = 0",
    "func f(on actor: isolated any Actor = #isolation) {}",
    "func f(_ a: sending A) -> sending B { B() }",
    "import Synchronization\nlet m = Mutex(0)\nfunc f() { m.withLock { $0 += 1 } }",
    "import Synchronization\nlet a = Atomic(0)",
    "import Foundation\nlet l = NSLock()\nfunc f() { l.withLock { } }",
    "import Observation\n@Observable final class A { @ObservationIgnored var b = 0 }",
    "import struct Foundation.Date",
    "enum Trace { @TaskLocal static var id = 0 }",
    "let (stream, continuation) = AsyncStream.makeStream(of: Int.self)",
    "func f() async { for await n in stream where n > 0 { print(n) } }",
    "struct A: ~Copyable { consuming func f() {} }",
    "extension A: nonisolated P {}",
    "class A { isolated deinit { } }",
    "switch a { case .some: break; @unknown default: break }",
    "@discardableResult @inline(never) func f() -> Int { 1 }",
    "#if canImport(Dispatch)\nlet a = 1\n#endif",
    "func f() async throws { try Task.checkCancellation(); await Task.yield() }",
    "func f() async { await withTaskCancellationHandler { } onCancel: { } }",
    "@resultBuilder struct B { static func buildBlock() {} }",
  ]

  static let views = [
    "struct A: View { @State private var pulse = false; init() { _pulse = State(initialValue: true) } }",
    "struct A: View { @State var update = 1; init() { self._update = State(initialValue: 2) } }",
    "@Observable final class A { func _update() {}; func f() { self._update() } }",
    "if #available(iOS 26, *) { f() }", "let a: _ConditionalContent<Text, Text>? = nil",
    "struct A: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }",
  ]

  @Test("What views are made of is accepted", arguments: views)
  func acceptsViews(source: String) {
    let findings = Policy(usesSwiftUI: true).findings(in: "import SwiftUI\n" + source)
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.text)" })")
  }

  @Test("Words in comments and strings are no code", arguments: text)
  func acceptsText(source: String) { accepts(source) }

  @Test("A name of the answer's own is not the system's", arguments: names)
  func acceptsNames(source: String) { accepts(source) }

  @Test("What the lessons teach is accepted", arguments: concurrency)
  func acceptsConcurrency(source: String) { accepts(source) }

  private func accepts(_ source: String) {
    let findings = Policy().findings(in: source)
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.text)" })")
  }

  @Test(
    "An attribute that the step removes may be spoken of",
    arguments: [
      "// @MainActor is what the module says\nlet a = 1",
      "func f() async { await MainActor.run { } }",
      "let a = \"@MainActor\"", "@Observable final class A {}", "let a: MainActor? = nil",
    ])
  func spokenOf(source: String) {
    #expect(Policy(refuses: ["@MainActor"]).findings(in: source).isEmpty)
  }

  @Test("Nothing in any solution or alternative of the course is refused")
  func course() throws {
    let layout = try CourseLayout(root: TestCourse.repository)
    for step in layout.course.steps {
      for path in layout.alternatives(step) + [layout.solution(step)] {
        let source = try layout.answer(path, to: step).source
        let findings = Judge.withoutGiven(
          Policy(step: step).findings(in: source), starter: try layout.text(layout.starter(step)),
          source: source)
        #expect(findings.isEmpty, "\(path): \(findings)")
      }
    }
  }
}
