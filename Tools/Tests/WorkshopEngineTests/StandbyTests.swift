#if os(Linux)
import Foundation
import Testing
import WorkshopPolicy

@testable import WorkshopEngine

extension Slow.Commanding {
  /// A compiler that waits has to say what one says that is started for each call.
  @Suite struct StandbyTests {
    let folder: TemporaryFolder
    let compiler: Compiler
    let standby: Standby

    init() async throws {
      folder = try TemporaryFolder()
      let toolchain = try await TestCourse.toolchain.value
      compiler = Compiler(
        toolchain: toolchain, cache: Cache(root: folder.url), root: TestCourse.repository)
      standby = try #require(await compiler.makeStandby())
    }

    private func command(_ source: String, _ arguments: [String] = []) throws -> Command {
      let file = folder.url.appendingPathComponent("Code.swift")
      try Data(source.utf8).write(to: file)
      return Command(
        executable: "\(compiler.toolchain.binaries)/swift-frontend",
        arguments: ["-frontend", "-typecheck", "-no-color-diagnostics", file.path] + arguments,
        directory: compiler.root.path, environment: Compiler.environment)
    }

    @Test(
      "One program says what each of many would",
      arguments: [
        ("let one = 1", []), ("let one: Int = \"\"", []), ("let one = 1", ["-no-such-flag"]),
        ("let one = 1", ["-debug-crash-immediately"]), ("let one = 1", ["-print-ast"]),
      ])
    func same(source: String, arguments: [String]) async throws {
      let command = try command(source, arguments)
      let alone = try await command.run()
      for _ in 0..<3 {
        let copy = try await standby.run(command)
        #expect(copy.end == alone.end)
        #expect(copy.output == alone.output)
        // A crash tells where in memory it was.
        if !arguments.contains("-debug-crash-immediately") { #expect(copy.errors == alone.errors) }
      }
      #expect(!standby.isGivenUp)
    }

    @Test("It is the same program that goes on, and each run has what it was asked alone")
    func oneProgram() async throws {
      let wrong = try await standby.run(command("let one: Int = \"\""))
      let right = try await standby.run(command("let one = 1"))
      #expect(wrong.errors.contains("cannot convert value"))
      #expect(right.succeeded && right.errors.isEmpty)
    }

    @Test("More than a pipe holds comes whole")
    func muchToSay() async throws {
      let lines = (0..<600).map { "let number\($0): Int = \"\"" }.joined(separator: "\n")
      let command = try command(lines)
      let alone = try await command.run()
      #expect(alone.errors.utf8.count > 65_536)
      #expect(try await standby.run(command).errors == alone.errors)
    }

    @Test("A run over its limit is ended, and the next one is as it should be")
    func limits() async throws {
      var slow = try command("let one = 1")
      slow.timeLimit = .zero
      #expect(try await standby.run(slow).end == .timedOut)
      var large = try command(
        (0..<20_000).map { "let number\($0) = [\($0)]" }.joined(separator: "\n"))
      large.processorLimit = .zero
      #expect(try await standby.run(large).end == .exceeded(.processor(.zero)))
      large.processorLimit = nil
      large.memoryLimit = 1 << 20
      #expect(try await standby.run(large).end == .exceeded(.memory(1 << 20)))
      #expect(try await standby.run(command("let one = 1")).succeeded)
      #expect(!standby.isGivenUp)
    }

    @Test("A course whose path has blanks has one too, for the compiler and for the reader")
    func unusualPath() async throws {
      let course = try TemporaryFolder(named: TemporaryFolder.unusualName)
      let support = course.url.appendingPathComponent("Support")
      try FileManager.default.createSymbolicLink(
        at: support, withDestinationURL: TestCourse.repository.appendingPathComponent("Support"))
      let cache = course.url.appendingPathComponent(".workshop/cache")
      try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      let compiler = Compiler(
        toolchain: try await TestCourse.toolchain.value, cache: Cache(root: cache),
        root: course.url)
      let standby = try #require(await compiler.makeStandby())
      var command = try command("let one: Int = \"\"")
      command.directory = course.url.path
      #expect(try await standby.run(command).errors.contains("cannot convert value"))
      #expect(!standby.isGivenUp)
      var reader = SyntaxReader(scratch: cache)
      reader.standby = standby
      #expect(try await reader.ask(ProgramQuestion(source: "print(1)")) == true)
      #expect(!standby.isGivenUp)
    }

    @Test("Where the library is not loaded, each run is started as it always was")
    func givenUp() async throws {
      let standby = Standby(library: "/nowhere.so")
      #expect(try await standby.run(command("let one = 1")).succeeded)
      #expect(standby.isGivenUp)
      #expect(!(try await standby.run(command("let one: Int = \"\"")).succeeded))
    }
  }
}
#endif
