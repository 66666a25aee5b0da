import Foundation
import Testing

@testable import WorkshopEngine

/// The teacher's book names steps, commands and answers of the course; here it is held against them.
///
/// That its links lead somewhere is the course linter's rule `documents`.
@Suite struct TeachingBookTests {
  let layout: CourseLayout

  init() throws {
    layout = try CourseLayout(root: TestCourse.repository)
  }

  private func page(_ stage: Course.Stage) throws -> String {
    try layout.text("Docs/Teaching/\(stage.folder).md")
  }

  @Test("Each stage has a page with all that a teacher looks for, and the index has its time")
  func whole() throws {
    let index = try layout.text("Docs/Teaching.md")
    for stage in layout.course.stages {
      let text = try page(stage)
      #expect(text.hasPrefix("# Stage \(stage.number): \(stage.title)\n"))
      let headings = text.matches(of: /(?m)^## (.*)$/).map { String($0.1) }
      #expect(
        headings == [
          "Say", "Show live", "Poll", "Wrong turns that come", "Questions that come", "In pairs",
          "When you are late",
        ])
      let minutes = stage.steps.map(\.minutes).reduce(0, +)
      #expect(text.contains("\(stage.steps.count) steps, \(minutes) minutes."))
      #expect(
        index.contains(
          "| \(stage.number) | [\(stage.title)](Teaching/\(stage.folder).md) | \(stage.steps.count) | \(minutes) min |"
        ))
    }
  }

  @Test("Wrong turns are mutants of the stage, refused by the layer that the page names")
  func wrongTurns() throws {
    for stage in layout.course.stages {
      let rows = try page(stage).matches(
        of: /\| \[([a-z-]+): ([a-z-]+)\]\(\.\.\/\.\.\/([^)]*)\) \| ([a-z]+) \|/)
      #expect(rows.count == 3, "\(stage.name)")
      for row in rows {
        let step = try #require(stage.steps.first { $0.id == row.1 }, "\(row.1)")
        #expect(layout.mutants(step).contains(String(row.3)))
        let header = MutantHeader(firstLine: try layout.text(String(row.3)))
        #expect(header?.layer.rawValue == String(row.4), "\(row.3)")
      }
    }
  }

  @Test("Commands and steps that a page names are there, and the poll is the step's question")
  func names() throws {
    for stage in layout.course.stages {
      let text = try page(stage)
      for match in text.matches(of: /`\.\/workshop (check|predict|modes) ([a-z-]+)/) {
        #expect(throws: Never.self) { try layout.course.step(named: String(match.2)) }
      }
      for match in text.matches(of: /`\.\/workshop run ([A-Za-z]+)/) {
        #expect(layout.course.stages.contains { $0.name == match.1 })
      }
      for match in text.matches(of: /`([a-z]+(?:-[a-z]+)+)` \([0-9]+ min\)/) {
        #expect(stage.steps.contains { $0.id == match.1 }, "\(match.1)")
      }
      let poll = try #require(text.firstMatch(of: /`\.\/workshop predict ([a-z-]+)`: “(.*?)”/))
      let step = try layout.course.step(named: String(poll.1))
      let prediction = try Prediction(markdown: layout.text(layout.prediction(step)))
      #expect(prediction.question == String(poll.2).replacing("”", with: ""))
    }
  }
}
