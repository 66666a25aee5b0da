import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// Slides and hand-outs, which a script makes from the book, the pictures and the starters.
  @Suite(.enabled(if: hasChromium, "there is no Chromium to look at the pages"))
  struct SlidesTests {
    let out: TemporaryFolder

    init() throws {
      out = try TemporaryFolder()
    }

    private func made(in root: URL, _ more: String...) async throws -> Completion {
      try await Command(
        executable: root.appendingPathComponent("Tools/slides").path,
        arguments: [out.url.path] + more, directory: "/", timeLimit: .patience
      ).run()
    }

    @Test("Two slides a stage, a page a step, and nothing is larger than its page")
    func whole() async throws {
      let course = try Course.load(
        from: TestCourse.repository.appendingPathComponent("Course.json"))
      let result = try await made(in: TestCourse.repository)
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(result.output.contains("slides.pdf: \(2 * course.stages.count) pages"))
      #expect(result.output.contains("handout.pdf: \(course.steps.count) pages"))
      #expect(out.names() == ["handout.html", "handout.pdf", "slides.html", "slides.pdf"])
      let html = try String(
        contentsOf: out.url.appendingPathComponent("handout.html"), encoding: .utf8)
      for step in course.steps { #expect(html.contains("id=\"\(step.id)\""), "\(step.id)") }
    }

    @Test("A slide that is larger than its page is named")
    func overflow() async throws {
      let root = try TemporaryFolder()
      try root.copy(
        ["Tools/slides", "Docs/Teaching"], linking: ["Docs/Pictures", "Course.json", "Checks"])
      let book = root.url.appendingPathComponent("Docs/Teaching/05-Actors.md")
      let text = try String(contentsOf: book, encoding: .utf8)
      let more = String(repeating: "- One sentence more than a slide can hold.\n", count: 20)
      try Data(text.replacing("## Say\n\n", with: "## Say\n\n\(more)").utf8).write(to: book)
      let result = try await made(in: root.url, "--stage", "5")
      #expect(result.end == .exited(1))
      #expect(result.errors.contains("slides.html: stage-5 is"))
      let looked = try await Command(
        executable: root.url.appendingPathComponent("Tools/slides").path, arguments: ["--look"],
        directory: "/", timeLimit: .patience
      ).run()
      #expect(looked.end == .exited(0), "\(looked.errors)")
      let lines = looked.output.split(separator: "\n")
      #expect(lines.count == 1 && lines.first?.hasPrefix("slides stage-5 ") == true)
      #expect(try await made(in: root.url, "--stage", "99").end == .exited(2))
    }
  }
}

private let hasChromium: Bool = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return ["chromium", "chromium-browser", "google-chrome"].contains { name in
    folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}()
