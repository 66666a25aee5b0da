import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// The pictures of the stages' pages, which a script draws from data.
  @Suite struct PicturesTests {
    /// A copy of what the script reads, which a test may break.
    private func copied() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for path in ["Tools/pictures", "Docs/Pictures", "Course.json", "Exercises", "Checks"] {
        let target = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: TestCourse.repository.appendingPathComponent(path), to: target)
      }
      return folder
    }

    private func checked(_ folder: URL) async throws -> Completion {
      try await Command(
        executable: folder.appendingPathComponent("Tools/pictures").path, arguments: ["--check"],
        directory: "/", timeLimit: .patience
      ).run()
    }

    @Test("Each picture is what its data say, and its page shows it with the same words")
    func current() async throws {
      let result = try await checked(TestCourse.repository)
      #expect(result.end == .exited(0), "\(result.errors)")
    }

    @Test(
      "A picture that is not what its data say is named, with why",
      arguments: [
        ("02-two-calls.json", "\"read\"", "\"reads what is there\"", "“reads what is there” needs"),
        ("02-two-calls.json", "\"to\": 20", "\"to\": 49", "the spans of first"),
        ("02-two-calls.json", "\"to\": 20", "\"to\": 19", "is not what its data say"),
        ("02-two-calls.json", "One increment", "An increment", "does not show it as"),
        ("02-two-calls.json", "03-interleaving/prediction", "03-interleaving/gone", "is not there"),
        ("02-two-calls.svg", "<title", "<title ", "is not what its data say"),
      ])
    func broken(name: String, old: String, new: String, words: String) async throws {
      let folder = try copied()
      let file = folder.url.appendingPathComponent("Docs/Pictures/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      try #require(text.contains(old))
      try Data(text.replacing(old, with: new).utf8).write(to: file)
      let result = try await checked(folder.url)
      #expect(result.end == .exited(1))
      #expect(result.errors.contains(words), "\(result.errors)")
    }

    @Test("A picture without data is a fault")
    func withoutData() async throws {
      let folder = try copied()
      try FileManager.default.removeItem(
        at: folder.url.appendingPathComponent("Docs/Pictures/02-two-calls.json"))
      #expect(try await checked(folder.url).errors.contains("02-two-calls.svg has no data"))
    }
  }
}
