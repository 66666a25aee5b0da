import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  /// The assumptions that no other test would name when they cease to be true, and the list of all.
  @Suite struct ToolchainAssumptionTests {
    private let folder: TemporaryFolder
    private let compiler: Compiler
    private var toolchain: Toolchain { compiler.toolchain }

    init() async throws {
      folder = try TemporaryFolder()
      compiler = Compiler(
        toolchain: try await TestCourse.toolchain.value, cache: Cache(root: folder.url),
        root: folder.url)
    }

    private func frontend(_ source: String, _ arguments: [String]) async throws -> Completion {
      let file = folder.url.appendingPathComponent("Code.swift")
      try Data(source.utf8).write(to: file)
      return try await compiler.frontend(arguments + ["Code.swift"], colour: false)
    }

    @Test("The driver says how it calls frontend and linker")
    func driver() throws {
      let version = try #require(
        toolchain.version.firstMatch(of: ToolchainAssumptions.versionPattern))
      #expect(Int(version.1) ?? 0 >= ToolchainAssumptions.leastVersion.major)
      #expect(toolchain.frontendArguments.contains("-target"))
      #if os(Linux)
      let linker = try #require(toolchain.linker)
      #expect(linker.executable.hasSuffix(ToolchainAssumptions.linkerName))
      #expect(
        linker.beforeObjects.contains { $0.hasSuffix(ToolchainAssumptions.registrationObject) })
      #endif
    }

    @Test("Libraries and programs lie where they are looked for")
    func places() throws {
      for name in ToolchainAssumptions.programs {
        #expect(
          FileManager.default.isExecutableFile(atPath: "\(toolchain.binaries)/\(name)"), "\(name)")
      }
      guard toolchain.places.layout == .linux else { return }
      let library = try #require(toolchain.libraries?.example)
      #expect(FileManager.default.fileExists(atPath: library))
      #expect(toolchain.places.symbolizer != nil)
    }

    @Test("An error has its id at the end of its line")
    func diagnosticNames() async throws {
      let source = "let number: Int = \"\"\n"
      let named = try await frontend(
        source, ["-typecheck"] + ToolchainAssumptions.diagnosticNames)
      #expect(Compiler.errorIDs(in: named.errors) == ["cannot_convert_initializer_value"])
      let plain = try await frontend(source, ["-typecheck", "-diagnostic-style", "llvm"])
      #expect(Compiler.withoutIDs(named.errors) == plain.errors)
    }

    @Test("Strict memory safety warns of nonisolated(unsafe), and not of @unchecked Sendable")
    func strictMemorySafety() async throws {
      let source = """
        final class Store: @unchecked Sendable { var names: [String] = [] }
        enum Settings { nonisolated(unsafe) static var limit = 20 }
        func count(_ store: Store) -> Int { store.names.count }
        func limit() -> Int { Settings.limit }

        """
      let words = ["-typecheck", "-strict-memory-safety", "-diagnostic-style", "llvm"]
      let checked = try await frontend(source, words + ["-swift-version", "6"])
      let warnings = checked.errors.matches(of: /Code\.swift:(\d+):\d+: warning:/)
      #expect(warnings.map { String($0.1) } == ["4"], "\(checked.errors)")
      #expect(
        checked.errors.contains(
          "reference to nonisolated(unsafe) static property 'limit' is unsafe"))
      // The variable is unsafe in concurrent code: where that is not checked, it is not seen.
      let unchecked = try await frontend(source, words + ["-swift-version", "5"])
      #expect(unchecked.errors == "")
    }

    /// When it fails, the compiler is mended: see Docs/Troubleshooting.md, “A fault of Swift 6.3.1”, which goes then.
    @Test("The way back from another actor is left out before a function value is called")
    func leavesOutTheWayBack() async throws {
      let source = """
        actor Store { func picture() async -> Int { 1 } }
        func straight(_ store: Store, _ find: (Int) async -> Void) async {
          let picture = await store.picture()
          await find(picture)
        }
        func between(_ store: Store, _ find: (Int) async -> Void) async throws {
          let picture = await store.picture()
          try Task.checkCancellation()
          await find(picture)
        }

        """
      let written = try await frontend(
        source, ["-emit-sil", "-parse-as-library"] + IsolationMode.app.compilerArguments)
      #expect(written.succeeded, "\(written.errors)")
      /// Whether the way back stands between the store's answer and the call.
      func comesBack(in name: String) throws -> Bool {
        let body = try #require(written.output.components(separatedBy: "\n// \(name)(").last)
        // Once where the store's function is named, and once where it is called.
        let store = "(@sil_isolated @guaranteed Store) -> Int"
        let rest = try #require(body.components(separatedBy: store).dropFirst(2).first)
        let call = try #require(rest.range(of: "@async @callee_guaranteed"))
        return rest[..<call.lowerBound].contains("hop_to_executor")
      }
      #expect(try !comesBack(in: "straight"))
      #expect(try comesBack(in: "between"))
    }

    @Test("The verifier accepts an expected id, and says what was not refused")
    func verifier() async throws {
      let expects = "// expected-error {{[cannot_convert_initializer_value]}}"
      let refused = try await frontend(
        "let number: Int = \"\"  \(expects)\n", ["-typecheck"] + ToolchainAssumptions.verifier)
      #expect(refused.succeeded, "\(refused.errors)")
      let compiles = try await frontend(
        "let number: Int = 1  \(expects)\n", ["-typecheck"] + ToolchainAssumptions.verifier)
      let found = GateRunner.complaints(in: compiles.errors, about: ["Code.swift"]).found
      #expect(found["Code.swift"]?.map(\.isMissingError) == [true], "\(compiles.errors)")
    }

    @Test(
      "The compiler knows the flags that no document has",
      arguments: [
        ["-emit-module", "-o", "/dev/null"] + ToolchainAssumptions.skipsFunctionBodies,
        ["-typecheck"] + ToolchainAssumptions.verifier
          + ToolchainAssumptions.verifierIgnoresTheRest,
      ])
    func flags(arguments: [String]) async throws {
      let completion = try await frontend(
        "public func f() -> Int { 1 }\n", ["-parse-as-library", "-module-name", "Code"] + arguments)
      #expect(completion.succeeded, "\(completion.errors)")
    }

    @Test("What is about no code has no place")
    func unplaced() async throws {
      let completion = try await compiler.frontend(
        ["-typecheck", "/nowhere.swift"], colour: false)
      #expect(completion.errors.hasPrefix(ToolchainAssumptions.unplaced), "\(completion.errors)")
    }

    #if os(Linux)
    @Test("The driver names the libraries of macros, and they are there")
    func macros() throws {
      let arguments = toolchain.frontendArguments
      func values(of option: String) -> [String] {
        zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
      }
      let options = ToolchainAssumptions.macroOptions
      let server = try #require(values(of: options.server).first)
      #expect(FileManager.default.fileExists(atPath: server))
      for library in ToolchainAssumptions.macroLibraries {
        #expect(
          values(of: options.folder).contains {
            FileManager.default.fileExists(atPath: "\($0)/\(library)")
          }, "\(library)")
      }
    }

    @Test(
      "The runtime has the functions whose places are taken",
      arguments: ToolchainAssumptions.mutexFunctions + ToolchainAssumptions.jobFunctions
        + [ToolchainAssumptions.argumentOverride])
    func functions(name: String) {
      // A test program has these libraries loaded, as every program has that is linked with them.
      #expect(
        dlopen("libswiftSynchronization.so", RTLD_LAZY) != nil && dlsym(nil, name) != nil)
    }
    #endif

    @Test(
      "What other files spell stands there",
      arguments: ToolchainAssumptions.spelledElsewhere.keys.sorted())
    func elsewhere(path: String) throws {
      let text = try String(
        contentsOf: TestCourse.repository.appendingPathComponent(path), encoding: .utf8)
      for words in try #require(ToolchainAssumptions.spelledElsewhere[path]) {
        #expect(text.contains(words), "\(path) does not hold “\(words)”")
      }
    }

    @Test("Each assumption names a test, which exists")
    func eachIsTested() throws {
      let sources = TestCourse.repository.appendingPathComponent("Tools")
      func text(_ path: String) throws -> String {
        try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      }
      let tests = "Tests/WorkshopEngineTests"
      let texts = try FileManager.default
        .contentsOfDirectory(atPath: sources.appendingPathComponent(tests).path)
        .filter { $0.hasSuffix(".swift") }.map { try text("\(tests)/\($0)") }
      let list = try text("Sources/WorkshopEngine/Toolchain/ToolchainAssumptions.swift")
      var named: (suite: String, function: String)?
      for line in list.split(separator: "\n") {
        if let match = line.firstMatch(of: /Test: `(\w+)\.(\w+)`/) {
          named = (String(match.1), String(match.2))
        }
        guard line.hasPrefix("  static ") || line.hasPrefix("  package static ") else { continue }
        let test = try #require(named, "no test is named above: \(line)")
        let exists = texts.contains {
          $0.contains("struct \(test.suite) ") && $0.contains("func \(test.function)(")
        }
        #expect(exists, "\(test.suite).\(test.function) is no test, above: \(line)")
        named = nil
      }
    }
  }
}
