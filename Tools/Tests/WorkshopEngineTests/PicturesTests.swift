import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// The pictures of the stages' pages, which a script draws from data.
  @Suite struct PicturesTests {
    private let app = "Playgrounds/EmployeeGlass.swiftpm"

    /// A copy of the pictures, and of what else a test may break, beside links to the rest.
    private func copied(with more: String...) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      let ours = ["Tools/pictures", "Docs/Pictures"] + more
      let others = [
        "Course.json", "Exercises", "Checks", "Docs/EmployeeServer.md",
        "App/Tests/EmployeeGlassTests", "\(app)/Package.swift", "\(app)/Sources",
      ].filter { !ours.contains($0) }
      try folder.copy(ours, linking: others)
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
        ("app-05.svg", "<title", "<title ", "app-05.svg is not what its data say"),
        ("app.json", "Avatars have", "Pictures have", "of stage 5 do not speak of: avatars"),
        ("app.json", "AvatarStore.swift", "Gone.swift", "there is no "),
        (
          "app.json", "\"5\": \"Data/AvatarStore", "\"6\": \"Data/AvatarStore",
          "stage 5 brings nothing new"
        ),
        (
          "app.json", "\"avatars\", \"in\": \"actor\"", "\"avatars\", \"in\": \"air\"",
          "no place in the picture for: avatars"
        ),
        ("app.json", "\"stage\": 13", "\"stage\": 14", "are not those of Course.json"),
        ("02-task-tree.json", "\"depth\": 2", "\"depth\": 3", "is no child of the line above it"),
        ("02-task-tree.json", "async let names", "async let names and rooms and colors", "its box"),
        ("07-witness.json", "\"refused\"", "\"is refused\"", "“is refused” needs"),
        ("07-witness.json", "on an\\nactor", "on an actor", "does not fit above its column"),
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

    @Test("A stage's page ends with the app, and with links to what is new in it")
    func recap() async throws {
      let folder = try copied(with: "Exercises")
      let page = folder.url.appendingPathComponent("Exercises/05-Actors/README.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(try await checked(folder.url).errors == "")
      for (old, new, words) in [
        (
          "/Data/AvatarStore.swift)", "/Data/Roster.swift)",
          "has no link, at its end, to \(app)/Sources"
        ),
        ("## What the app can do now", "## The app", "does not end with “What the app can do now”"),
        ("- Before, pictures", "## More\n\n- Before, pictures", "does not end with"),
      ] {
        try #require(text.contains(old))
        try Data(text.replacing(old, with: new).utf8).write(to: page)
        let errors = try await checked(folder.url).errors
        #expect(errors.contains("Exercises/05-Actors/README.md \(words)"), "\(errors)")
      }
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
