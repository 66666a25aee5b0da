import Testing
import WorkshopPolicy

@testable import WorkshopEngine
@testable import WorkshopReader

@Suite struct PolicyRefusalTests {
  struct Spelling: CustomTestStringConvertible {
    var rule: PolicyRule
    var source: String
    var testDescription: String { "\(rule.rawValue): \(source)" }

    init(_ rule: PolicyRule, _ source: String) {
      (self.rule, self.source) = (rule, source)
    }
  }

  static let isolation: [Spelling] = [
    .init(.uncheckedSendable, "func f(a: Any) { if case let b as any Sendable = a { print(b) } }"),
    .init(
      .uncheckedSendable,
      "func f(a: (Any, Int)) { if case (let b as Sendable, 1) = a { print(b) } }"),
    .init(.uncheckedSendable, "final class A: @unchecked Sendable {}"),
    .init(.uncheckedSendable, "final class A: @unchecked\n  Sendable {}"),
    .init(.uncheckedSendable, "final class A: @unchecked /* no */ Sendable {}"),
    .init(.uncheckedSendable, "final class A: @`unchecked` Sendable {}"),
    .init(.uncheckedSendable, "final class A: Equatable, @unchecked Swift.Sendable {}"),
    .init(.uncheckedSendable, "final class A: @unchecked Swift::Sendable {}"),
    .init(.uncheckedSendable, "extension A: @unchecked Sendable {}"),
    .init(.uncheckedSendable, "struct A: @unchecked Sendable where T: P {}"),
    .init(.uncheckedSendable, "enum A { final class B: @unchecked Sendable {} }"),
    .init(.uncheckedSendable, "func f() { struct A: @unchecked Sendable {} }"),
    .init(.uncheckedSendable, "typealias Shared = @unchecked Sendable"),
    .init(.uncheckedSendable, "#if DEBUG\nextension A: @unchecked Sendable {}\n#endif"),
    .init(.uncheckedSendable, "class A: @unchecked @preconcurrency Sendable {}"),
    .init(.uncheckedSendable, "typealias S = Sendable\nlet b = a as? any S"),
    .init(.uncheckedSendable, "typealias S = P & Swift.Sendable\nlet b = a as! (any S)"),
    .init(.nonisolatedUnsafe, "nonisolated(unsafe) var a = 0"),
    .init(.nonisolatedUnsafe, "nonisolated ( unsafe ) var a = 0"),
    .init(.nonisolatedUnsafe, "nonisolated\n(\nunsafe\n)\nvar a = 0"),
    .init(.nonisolatedUnsafe, "nonisolated/**/(/**/unsafe/**/) var a = 0"),
    .init(.nonisolatedUnsafe, "struct A { static nonisolated(unsafe) var a = 0 }"),
    .init(.nonisolatedUnsafe, "func f() { nonisolated(unsafe) let a = b; g(a) }"),
    .init(.nonisolatedUnsafe, "class A { unowned(unsafe) var b: B }"),
    .init(.nonisolatedUnsafe, "let f = { [unowned(unsafe) self] in g() }"),
    .init(.preconcurrency, "@preconcurrency import Foundation"),
    .init(.preconcurrency, "extension A: @preconcurrency P {}"),
    .init(.preconcurrency, "@preconcurrency @MainActor func f() {}"),
    .init(.assumeIsolated, "MainActor.assumeIsolated { f() }"),
    .init(.assumeIsolated, "MainActor . \n assumeIsolated { f() }"),
    .init(.assumeIsolated, "MainActor.`assumeIsolated` { f() }"),
    .init(.assumeIsolated, "MainActor.shared.assumeIsolated { _ in f() }"),
    .init(.assumeIsolated, "let f = MainActor.assumeIsolated"),
    .init(.assumeIsolated, "extension MainActor { static func f() { assumeIsolated {} } }"),
    .init(.assumeIsolated, #"print("\(MainActor.assumeIsolated { 1 })")"#),
  ]

  static let tasks: [Spelling] = [
    .init(.taskDetached, "Task.detached { }"),
    .init(.taskDetached, "Task<Void, Never>.detached { }"),
    .init(.taskDetached, "Task\n  .detached(priority: .low) { }"),
    .init(.taskDetached, "Task.detached(operation: f)"),
    .init(.taskDetached, "Task.`detached` { }"),
    .init(.taskDetached, "_Concurrency.Task.detached { }"),
    .init(.taskDetached, "_Concurrency::Task.detached { }"),
    .init(.taskDetached, "(Task).detached { }"),
    .init(.taskDetached, "Task<Void, Never>.self.detached { }"),
    .init(.taskDetached, "let t: Task<Void, Never> = .detached { }"),
    .init(.taskDetached, "typealias Job = Task<Void, Never>\nlet t = Job.detached { }"),
    .init(.taskDetached, "let f = Task<Void, Never>.detached(priority:operation:)"),
    .init(.taskDetached, "extension Task { static func f() { detached { } } }"),
    .init(.taskDetached, "extension Task { static func f() { Self.detached { } } }"),
    .init(.taskDetached, "enum A { case detached(Int) }\nlet t = Task.detached { }"),
    .init(.taskDetached, "Task.immediateDetached { }"),
    .init(.sleeping, "sleep(1)"),
    .init(.sleeping, "usleep(100)"),
    .init(.sleeping, "func f() { _ = Foundation.sleep(1) }"),
    .init(.sleeping, "func f() { Foundation::sleep(1) }"),
    .init(.sleeping, "`sleep` (1)"),
    .init(.sleeping, "let nap = sleep\nfunc f() { _ = nap(1) }"),
    .init(.sleeping, "extension Clock { func nap() { sleep(1) } }"),
    .init(.sleeping, "func f() { sleep(for: 1) }"),
    .init(
      .sleeping,
      "typealias Job = Task\nextension Job<Never, Never> { func f() async throws { try await sleep(for: .zero) } }"
    ),
    .init(.sleeping, "var t = timespec()\nnanosleep(&t, nil)"),
    .init(.sleeping, "func f() async throws { try await Task.sleep(for: .seconds(1)) }"),
    .init(.sleeping, "func f() async throws { try await Task.sleep(nanoseconds: 1) }"),
    .init(
      .sleeping, "func f() async throws { try await ContinuousClock().sleep(for: .seconds(1)) }"),
    .init(.sleeping, "struct A { func sleep() {} }\nfunc f() { Glibc.sleep(1) }"),
  ]

  static let system: [Spelling] = [
    .init(.dispatch, "DispatchQueue.main.async { }"),
    .init(.dispatch, "let q: DispatchQueue? = nil"),
    .init(.dispatch, "let s = Dispatch.DispatchSemaphore(value: 0)"),
    .init(.dispatch, "import Dispatch"),
    .init(.dispatch, "import class Dispatch.DispatchQueue"),
    .init(.dispatch, "let g = DispatchGroup()"),
    .init(.dispatch, "typealias Q = DispatchQueue"),
    .init(.threads, "Thread.sleep(forTimeInterval: 1)"),
    .init(.threads, "Foundation.Thread { }.start()"),
    .init(.threads, "Foundation::Thread { }.start()"),
    .init(.threads, "let t: Foundation.Thread"),
    .init(.threads, "typealias T = Thread"),
    .init(.threads, "struct Thread {}\nFoundation.Thread { }.start()"),
    .init(.threads, "enum A { struct Thread {} }\nThread { }.start()"),
    .init(.threads, "class A: Thread {}"),
    .init(.threads, "OperationQueue().addOperation { }"),
    .init(.threads, "pthread_create(&t, nil, f, nil)"),
    .init(.threads, "var m = pthread_mutex_t()"),
    .init(.threads, "RunLoop.main.run()"),
    .init(.unsafePointers, "var p: UnsafeMutablePointer<Int>"),
    .init(
      .unsafePointers, "let p = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)"),
    .init(.unsafePointers, "withUnsafeMutablePointer(to: &a) { $0.pointee = 1 }"),
    .init(.unsafePointers, "a.withUnsafeMutableBufferPointer { $0[0] = 1 }"),
    .init(.unsafePointers, "b.withUnsafeMutablePointerToElements { $0.pointee = 1 }"),
    .init(.unsafePointers, "b.withUnsafeMutablePointers { $1.pointee = $0.pointee }"),
    .init(.unsafePointers, "withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { _ in }"),
    .init(.unsafePointers, "let b = unsafeBitCast(a, to: B.self)"),
    .init(.unsafePointers, "let a = unsafe f()"),
    .init(.unsafePointers, "let a = String(format: \"%s\", 140_000)"),
    .init(.unsafePointers, "let a = String(format: \"%2$08.3f and %1$@\", 1, 2.0)"),
    .init(.unsafePointers, "let a = String(format: \"%\" + \"s\", 140_000)"),
    .init(.unsafePointers, "let a = String(format: \"%\\(b)\", 140_000)"),
    .init(.unsafePointers, "let a = String(format: b, arguments: [140_000])"),
    .init(.unsafePointers, "let a = String(format: b, locale: nil, 140_000)"),
    .init(.unsafePointers, "let a = NSString(format: \"%@\" as NSString, 140_000)"),
    .init(.unsafePointers, "func f() { NSLog(\"%s\", 140_000) }"),
    .init(.unsafePointers, "let a = String.localizedStringWithFormat(\"%s\", 140_000)"),
    .init(.unsafePointers, "let a = NSMutableData(length: 1)"),
    .init(.unsafePointers, "func f(a: Data) { (a as NSData).subdata(with: b) }"),
    .init(.unsafePointers, "let a = ManagedBufferPointer<Int, Int>(unsafeBufferObject: b)"),
    .init(.linkage, "#sourceLocation(file: \"a\", line: 1)\nlet a = 1"),
    .init(.unsafePointers, "func f() { for unsafe a in b {} }"),
    .init(.unsafePointers, "@unsafe func f() {}"),
    .init(.unsafePointers, "@safe struct A {}"),
    .init(.unsafePointers, "extension A: @unsafe B {}"),
    .init(.process, "let done = NSData().write(toFile: \"a\", atomically: true)"),
    .init(.process, "let f = NSData().write(toFile:atomically:)"),
    .init(.executors, "final class A: SerialExecutor {}"),
    .init(
      .executors, "actor A { nonisolated let unownedExecutor = MainActor.shared.unownedExecutor }"),
    .init(.executors, "let a = MainActor.sharedUnownedExecutor"),
    .init(.unsafePointers, "let b = Swift::unsafeBitCast(a, to: B.self)"),
    .init(.unsafePointers, "let b = Swift.unsafeDowncast(a, to: B.self)"),
    .init(.unsafePointers, "let u = Unmanaged.passUnretained(a)"),
    .init(.unsafePointers, "let f = dlsym(h, \"f\")"),
    .init(.process, "func f() { exit(0) }"),
    .init(.process, "func f() { Foundation.exit(0) }"),
    .init(.process, "func f() { Foundation::_exit(0) }"),
    .init(.process, "FileHandle(fileDescriptor: 3).write(d)"),
    .init(.process, "let p = Process()"),
    .init(.process, "let p = Pipe()"),
    .init(.process, "FileManager.default.createFile(atPath: p, contents: nil)"),
    .init(.process, "let a = CommandLine.arguments"),
    .init(.process, "let a = Swift.CommandLine.arguments"),
    .init(.process, "let a = getenv(\"CI\")"),
    .init(.unsafePointers, "memcpy(&a, &b, 8)"),
    .init(.unsafePointers, "let p = Foundation.malloc(8)"),
    .init(.unsafePointers, "let t = _typeByName(\"7Testing4TestV\")"),
    .init(.process, "struct Process {}\nlet p = Foundation.Process()"),
    .init(.linkage, "@_silgen_name(\"f\") func f()"),
    .init(.linkage, "@_cdecl(\"f\") func f() {}"),
    .init(.linkage, "@c func f() {}"),
    .init(.linkage, "@c(f) func g() {}"),
    .init(.linkage, "@section(\"a\") let a = 1"),
    .init(.linkage, "@used let a = 1"),
    .init(.linkage, "let f: @convention(c) () -> Void = {}"),
    .init(.linkage, "@_exported import Foundation"),
    .init(.linkage, "@exclusivity(unchecked) var a = 0"),
    .init(
      .macros, "@freestanding(expression) macro m() = #externalMacro(module: \"M\", type: \"T\")"),
    .init(.tests, "import Testing"),
    .init(.tests, "import struct Testing.Test"),
    .init(.tests, "@Test func f() {}"),
    .init(.tests, "@Testing.Suite struct S {}"),
    .init(.tests, "func f() { #expect(true) }"),
    .init(.tests, "import XCTest"),
    .init(.imports, "import Glibc"),
    .init(.imports, "#Preview { Text(\"a\") }"),
    .init(.imports, "@testable import WorkshopSupport"),
    .init(.imports, "import Builtin"),
    .init(.linkage, "@_spi(Own) func f() {}"),
    .init(.linkage, "@_disfavoredOverload func f() {}"),
  ]

  static let standIn: [Spelling] = [
    .init(.standIn, "@_spi(Workshop) import SwiftUI"),
    .init(.standIn, "@`_spi`(Workshop)\nimport SwiftUI"),
    .init(.standIn, "import SwiftUI\nlet a = _isAvailable(26)"),
    .init(.standIn, "import SwiftUI\nlet a = SwiftUI._isAvailable(26)"),
    .init(.standIn, "import SwiftUI\nlet a = SwiftUI::_isAvailable(26)"),
    .init(.standIn, "import SwiftUI\nlet f = _isAvailable"),
    .init(
      .standIn,
      "import SwiftUI\nextension A { static func _update(_ view: A, _ node: _ViewNode) {} }"),
    .init(.standIn, "import SwiftUI\ntypealias Node = SwiftUI._ViewNode"),
    .init(.standIn, "import SwiftUI\nlet f = Text._update"),
  ]

  @Test("What is the stand-in's own and not SwiftUI's is refused", arguments: standIn)
  func refusesStandIn(spelling: Spelling) { refuses(spelling) }

  @Test("SwiftUI is for steps that use it")
  func swiftUI() {
    let source = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }"
    #expect(Policy().findings(in: source).map(\.rule) == ["imports"])
    #expect(Policy(usesSwiftUI: true).findings(in: source).isEmpty)
    #expect(Policy().findings(in: "#if canImport(SwiftUI)\n\(source)\n#endif").isEmpty)
  }

  @Test("A neighbour is for steps that have it")
  func neighbour() {
    #expect(Policy().findings(in: "import Vendor").map(\.rule) == ["imports"])
    let policy = Policy(neighbour: "Vendor")
    #expect(policy.findings(in: "import Vendor").isEmpty)
    #expect(policy.findings(in: "import class Vendor.Reader").isEmpty)
    #expect(policy.findings(in: "import Vendors").map(\.rule) == ["imports"])
    #expect(policy.findings(in: "import Testing").map(\.rule) == ["tests"])
  }

  @Test("A way out of isolation checking is refused", arguments: isolation)
  func refusesIsolation(spelling: Spelling) { refuses(spelling) }

  @Test("A task without structure, and a blocked thread, are refused", arguments: tasks)
  func refusesTasks(spelling: Spelling) { refuses(spelling) }

  @Test("What the compiler cannot see into is refused", arguments: system)
  func refusesSystem(spelling: Spelling) { refuses(spelling) }

  private func refuses(_ spelling: Spelling) {
    let rules = Policy().findings(in: spelling.source).map(\.rule)
    #expect(rules.contains(spelling.rule.rawValue))
  }

  @Test(
    "A rule that the step allows is not applied, and every other is",
    arguments: PolicyRule.allCases)
  func allowances(rule: PolicyRule) {
    let policy = Policy(allows: [rule.rawValue])
    for spelling in Self.isolation + Self.tasks + Self.system + Self.standIn {
      let rules = policy.findings(in: spelling.source).map(\.rule)
      #expect(!rules.contains(rule.rawValue))
      if spelling.rule != rule { #expect(rules.contains(spelling.rule.rawValue)) }
    }
  }

  @Test("Every rule that syntax can break is shown by a spelling above, but the step's own")
  func complete() {
    let shown = Set((Self.isolation + Self.tasks + Self.system + Self.standIn).map(\.rule))
    // An object and intermediate language break the first, and a reader that does not end the next; suites and
    // members have tests of their own.
    #expect(
      shown
        == Set(PolicyRule.allCases).subtracting([
          .stepAttribute, .symbols, .heldAccess, .nesting, .disarmedTests, .reflection, .shadowing,
        ]))
  }

  @Test(
    "What given files would find in place of what they mean is refused",
    arguments: [
      "class Timer {}", "struct `Timer` {}", "typealias Timer = Int", "protocol Timer {}",
      "func log() {}", "let log = 1", "let (a, log) = (1, 2)",
      "extension Center { func log() {} }", "extension Center { class Timer {} }",
      "extension Kit.Center { var log: Int { 1 } }",
      "protocol P {}\nextension P { typealias Timer = Int }", "protocol P { associatedtype Timer }",
      "struct S { struct Center {} }\nextension Center { func log() {} }",
      "typealias C = Center\nextension C { typealias Timer = Int }",
      "#if DEBUG\nclass Timer {}\n#endif",
    ])
  func shadowing(source: String) {
    let policy = Policy(namesOfGivenFiles: ["Timer", "log", "Center", "Kit"])
    #expect(policy.findings(in: source).map(\.rule) == [PolicyRule.shadowing.rawValue])
    #expect(Policy().findings(in: source).isEmpty)
  }

  @Test(
    "What given files cannot find may have their names",
    arguments: [
      "private class Timer {}", "fileprivate func log() {}", "struct S { struct Timer {} }",
      "struct S {}\nextension S { func log() {} }", "extension Array { func log() {} }",
      "private extension Center { func log() {} }", "func f() { let log = 1 }",
      "extension Center { private func log() {} }", "class Other {}",
    ])
  func notShadowing(source: String) {
    let policy = Policy(namesOfGivenFiles: ["Timer", "log", "Center", "Kit"])
    #expect(policy.findings(in: source).isEmpty)
  }

  @Test(
    "An attribute that the step removes is refused under any name",
    arguments: [
      "@MainActor class A {}", "@ MainActor class A {}", "@_Concurrency.MainActor func f() {}",
      "@Swift::MainActor func f() {}", "let f: @MainActor () -> Void = {}",
      "Task { @MainActor in f() }", "typealias Screen = MainActor",
      "typealias Screen = _Concurrency.MainActor", "extension A: @MainActor P {}",
      "typealias Handler = @MainActor () -> Void", "@`MainActor` func f() {}",
    ])
  func refusedAttribute(source: String) {
    let findings = Policy(refuses: ["@MainActor"]).findings(in: source)
    #expect(Set(findings.map(\.rule)) == ["step-attribute"])
    #expect(Policy().findings(in: source).isEmpty)
  }

  @Test(
    "A name that the step does without is refused; one of the answer's own is not",
    arguments: [
      "queue.sync { 1 }", "let f = queue.sync", "DispatchQueue.main.`sync` {}",
      "queue.sync(flags: .barrier) {}",
    ])
  func refusedName(source: String) {
    let findings = Policy(allows: ["dispatch"], refuses: ["sync"]).findings(in: source)
    #expect(findings.map(\.rule) == ["step-attribute"])
    #expect(Policy(allows: ["dispatch"]).findings(in: source).isEmpty)
    let own = Policy(refuses: ["sync"]).findings(in: "func sync() {}; sync(); queue.async { }")
    #expect(own.isEmpty)
  }

  @Test("A finding says where and what, in the order of the file")
  func places() {
    let findings = Policy().findings(
      in:
        "import Foundation\n\n  /* ü */ nonisolated\n(unsafe) var a = 0\nlet q = DispatchQueue.main\n"
    )
    #expect(findings.map(\.line) == [3, 5])
    #expect(findings.map(\.text) == ["nonisolated (unsafe)", "DispatchQueue"])
    // A column counts bytes, as the compiler's do: ü has two.
    #expect(findings.map(\.column) == [12, 9])
  }

  @Test("Code that no parser understands is looked at all the same")
  func brokenCode() {
    let rules = Policy().findings(in: "func f() { Task.detached { nonisolated(unsafe) var").map(
      \.rule)
    #expect(rules.contains("task-detached"))
  }

  @Test(
    "A file of one endless expression is looked through to its end",
    arguments: [".a", ".self", "()", " + a", "{", "(", " as A", "?"])
  func endless(link: String) {
    let tail = String(repeating: link, count: 5_000)
    let findings = Policy().findings(in: "Task.detached { }\nlet b = a" + tail)
    #expect(findings.first?.rule == (["{", "("].contains(link) ? "nesting" : "task-detached"))
  }

  @Test(
    "What the connecting code would find in place of the library's is refused, and nothing else")
  func replacements() {
    var policy = Policy()
    policy.namesOfAdapter = ["Task", "sorted", "+", "["]
    func rules(_ source: String) -> [String] { policy.findings(in: source).map(\.rule) }
    for source in [
      "struct Task {}", "typealias Task = Int", "extension Task { init(a: Int) {} }",
      "extension Array { func sorted() {} }", "extension Array { var sorted: Int { 1 } }",
      "extension Int { static func + (a: Int, b: Int) -> Int { a } }",
      "func + (a: Int, b: String) -> Int { a }",
      "extension Array { subscript(a: Bool) -> Int { 1 } }",
      "protocol P {}\nextension P { func sorted() {} }\nextension Array: P {}",
    ] {
      #expect(rules(source) == ["shadowing"], "\(source)")
    }
    for source in [
      "private struct Task {}", "struct A { struct Task {} }",
      "extension Array { func ordered() {} }",
      "struct A { func sorted() {} }\nextension A { subscript(a: Int) -> Int { a } }",
      "struct A { static func + (a: A, b: A) -> A { a } }", "func sorted() {}",
      "extension Array { private func sorted() {} }",
      "extension Array { init(a: Bool) { self = [] } }",
      "struct A: P {}\nprotocol P {}\nextension P { func sorted() {} }",
    ] {
      #expect(rules(source) == [], "\(source)")
    }
  }

  @Test("What stands too deep is refused before it is read, and where it becomes too deep")
  func deep() {
    func depth(_ opening: String, _ closing: String, _ count: Int) -> String {
      "let a = 1\n" + String(repeating: opening, count: count)
        + String(repeating: closing, count: count)
    }
    for (opening, closing) in [("#if A\n", "#endif\n"), ("{", "}"), ("[\n", "]"), ("(", ")")] {
      let deep = Policy().findings(in: depth(opening, closing, 300))
      #expect(deep.map(\.rule) == ["nesting"])
      #expect(deep.first.map { $0.line > 1 } == true)
      #expect(!Policy().findings(in: depth(opening, closing, 8)).map(\.rule).contains("nesting"))
    }
    // Beside each other, and in what a text does not close, they are not deep.
    #expect(Policy().findings(in: String(repeating: "f(1)\n", count: 1000)).isEmpty)
    #expect(Policy().findings(in: String(repeating: "print(\")))\")\n", count: 300)).isEmpty)
  }
}
