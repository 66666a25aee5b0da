import Foundation
import Testing

@testable import WorkshopEngine

@Suite("Docs/Troubleshooting.md quotes what the command says")
struct TroubleshootingTests {
  /// What the command is made of, without the line breaks and placeholders of its source.
  private func sources() throws -> [String] {
    let root = TestCourse.repository
    let folder = root.appendingPathComponent("Tools/Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let swift = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let scripts = ["workshop", "Tools/needs", "Tools/surroundings"].map(root.appendingPathComponent)
    return try (swift + scripts).map { file in
      try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// The messages of the tables' first column, in the parts that do not differ.
  private func messages() throws -> [(whole: String, parts: [String])] {
    let text = try String(
      contentsOf: TestCourse.repository.appendingPathComponent("Docs/Troubleshooting.md"),
      encoding: .utf8)
    return text.matches(of: /(?m)^\| `(.+?)` \|/).map { match in
      let message = String(match.1).replacing(/Swift \d\.\d+/, with: "Swift …").replacing(
        "256", with: "…")
      let parts = message.split(separator: "…").map { $0.trimmingCharacters(in: .whitespaces) }
      return (String(match.1), parts.filter { $0.count > 1 })
    }
  }

  @Test("Each part of each message stands in the sources")
  func quotes() throws {
    let messages = try messages()
    #expect(messages.count > 15)
    let sources = try sources()
    for message in messages {
      #expect(!message.parts.isEmpty, "\(message.whole)")
      for part in message.parts {
        // A message is made of a frame and a reason, which stand in different places.
        let pieces = part.split { ":,".contains($0) }.map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        let isWhole = sources.contains { $0.contains(part) }
        let isMade = pieces.allSatisfy { piece in
          let stem = piece.hasSuffix(".") ? String(piece.dropLast()) : piece
          return sources.contains { $0.contains(stem) }
        }
        #expect(isWhole || isMade, "No source says “\(part)”.")
      }
    }
  }
}
