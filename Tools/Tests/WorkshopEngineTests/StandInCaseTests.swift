import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  /// What the compiler says of code that uses SwiftUI, pinned by id and severity: Apple's annotations decide it,
  /// and the stand-in has to have the same.
  @Suite struct StandInCaseTests {
    /// A file of `WorkshopUI/Cases`: its first lines say what it shows, and how it is compiled.
    struct Case {
      var path: String
      var modes: [IsolationMode]
      /// Whether region analysis has its say; an error found before hides what it finds.
      var isDeep: Bool

      init?(path: String, source: String) {
        let lines = source.split(separator: "\n").prefix { $0.hasPrefix("//") }
        let words = lines.first { $0.hasPrefix("// modes: ") }?.dropFirst("// modes: ".count)
        let modes = words?.split(separator: ", ").map { IsolationMode(rawValue: String($0)) } ?? []
        guard lines.count > 1, !modes.isEmpty, !modes.contains(nil) else { return nil }
        (self.path, self.modes) = (path, modes.compactMap(\.self))
        isDeep = lines.contains("// level: sil")
      }
    }

    static let files: [String] = {
      let folder = TestCourse.repository.appendingPathComponent("WorkshopUI/Cases").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { "WorkshopUI/Cases/\($0)" }
    }()

    private func cases() throws -> [Case] {
      let layout = try CourseLayout(root: TestCourse.repository)
      return try Self.files.map { path in
        try #require(Case(path: path, source: layout.text(path)), "\(path) has no header")
      }
    }

    @Test("Every rule that decides whether the stand-in is faithful has a case")
    func complete() throws {
      let names = try cases().map(\.path.fileStem)
      for rule in 1...7 { #expect(names.contains { $0.hasPrefix("E\(rule)-") }, "E\(rule)") }
    }

    @Test(
      "The compiler says of each case what its lines expect, as a warning or as an error",
      arguments: IsolationMode.ofAnswers)
    func diagnostics(mode: IsolationMode) async throws {
      let layout = try CourseLayout(root: TestCourse.repository)
      let judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      let standIn = try await judge.compiler.module(judge.standInRequest())
      for isDeep in [false, true] {
        let paths = try cases().filter { $0.modes.contains(mode) && $0.isDeep == isDeep }
          .map(\.path)
        let request = Compiler.Request(
          module: "Cases", sources: paths, mode: mode, imports: [standIn])
        let completion = try await judge.compiler.frontend(
          (isDeep ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]) + paths
            + judge.compiler.languageArguments(request)
            + ["-verify", "-debug-diagnostic-names", "-suppress-notes"], colour: false)
        #expect(completion.succeeded && completion.errors.isEmpty, "\(completion.errors)")
        #expect(!paths.isEmpty)
      }
    }
  }
}
