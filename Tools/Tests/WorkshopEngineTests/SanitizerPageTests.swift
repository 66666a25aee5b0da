import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// The programs of Docs/ThreadSanitizer.md, compiled and run as the page says.
  @Suite("Docs/ThreadSanitizer.md says what ThreadSanitizer finds")
  struct SanitizerPageTests {
    /// What the page says that ThreadSanitizer does with a program.
    enum Sanitizer: String, Sendable {
      case finds
      case silent
      /// Reports a race that there is not, in some runs, unless it is told what the lock does.
      case accuses
    }

    struct Program: Sendable, CustomStringConvertible {
      var source: String
      var sanitizer: Sanitizer
      /// What the page says that it prints, or the report's last line.
      var output: String
      var description: String { sanitizer.rawValue }
    }

    private static let page = Result {
      try String(
        contentsOf: TestCourse.repository.appendingPathComponent("Docs/ThreadSanitizer.md"),
        encoding: .utf8)
    }

    static var programs: [Program] {
      get throws {
        let fences = MarkdownFile(try page.get()).fences
        return fences.indices.compactMap { index in
          let says = fences[index].settings["sanitizer"].flatMap(Sanitizer.init)
          guard let says else { return nil }
          let output = fences[index...].first { $0.language == "text" }?.body ?? ""
          return Program(source: fences[index].body, sanitizer: says, output: output)
        }
      }
    }

    @Test("Each program has the report, or none, and prints what the page shows")
    func runs() async throws {
      let programs = try Self.programs
      #expect(programs.map(\.sanitizer) == [.finds, .silent, .accuses])
      for program in programs {
        let folder = try TemporaryFolder()
        let path = folder.url.path
        try await build(program, in: path)
        let ran = try await Command(
          executable: path + "/race", arguments: [], directory: path, timeLimit: .patience
        ).run()
        let reports = RaceReport.all(in: ran.errors, answer: path + "/Race.swift")
        if program.sanitizer == .finds {
          #expect(!reports.isEmpty)
          #expect(ran.errors.replacing(path + "/", with: "").contains(program.output))
        } else {
          #expect(reports.isEmpty, "\(program): \(ran.errors)")
          #expect(ran.output == program.output + "\n")
        }
      }
    }

    /// Compiles a program as the page says, and tells the sanitizer of the lock where it needs that.
    private func build(_ program: Program, in path: String) async throws {
      let toolchain = try await TestCourse.toolchain.value
      let isToldOfLock = program.sanitizer == .accuses
      try program.source.write(toFile: path + "/Race.swift", atomically: true, encoding: .utf8)
      let built = try await Command(
        executable: toolchain.binaries + "/swiftc",
        arguments: ["-swift-version", "6", "-sanitize=thread", "-g", "Race.swift", "-o"]
          + (isToldOfLock ? ["race.o", "-c"] : ["race"]),
        directory: path, timeLimit: .patience
      ).run()
      try #require(built.succeeded, "\(built.errors)")
      #expect(built.errors.isEmpty, "The page says that it compiles without a warning.")
      guard isToldOfLock else { return }
      let compiler = Compiler(
        toolchain: toolchain, cache: TestCourse.cache, root: TestCourse.repository)
      try await compiler.linkForSanitizer(
        [path + "/race.o"], into: URL(fileURLWithPath: path + "/race"))
    }

    @Test("It lists the steps that have race checks")
    func steps() throws {
      let copy = try TestCourse()
      let page = try Self.page.get()
      let steps = copy.course.steps.filter(copy.layout.hasRaceChecks).map(\.id)
      #expect(steps.count == 5, "The page counts them.")
      for step in steps { #expect(page.contains("[\(step)](../Exercises/")) }
    }
  }
}
