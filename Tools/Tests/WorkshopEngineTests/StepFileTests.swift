import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite("The files of a step are the same to all who speak of them")
struct StepFileTests {
  @Test("CONTRIBUTING.md says of each what it holds")
  func contributing() throws {
    let text = try String(
      contentsOf: TestCourse.repository.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let section = try #require(
      MarkdownFile(text).sections(level: 3).first { $0.title == "The files of a step" })
    let rows = section.body.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.flatMap { row in
      let cell = row.split(separator: "|")[0]
      let paths = cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      // The second file of a row stands in the folder of the first.
      let folder = paths[0].prefix(upTo: paths[0].lastIndex(of: "/") ?? paths[0].startIndex)
      return [paths[0]] + paths.dropFirst().map { "\(folder)/\($0)" }
    }
    let layout = try CourseLayout(root: TestCourse.repository)
    let step = try #require(layout.course.steps.first)
    let stage = layout.course.stage(of: step).folder
    let needed = layout.neededFiles(step).map {
      $0.replacing(stage, with: "STAGE").replacing(step.fileStem, with: "STEP")
    }
    #expect(Set(named).isSuperset(of: needed), "\(Set(needed).subtracting(named))")
  }

  @Test("new-step writes them all")
  func newStep() throws {
    let copy = try TestCourse(only: sampleStep)
    let written = try StepTemplate(id: "a-step", number: 90, title: "A step", mode: .app)
      .add(to: copy.layout, stage: "1")
    let layout = try CourseLayout(root: copy.root)
    let step = try layout.course.step(named: "a-step")
    let missing = Set(layout.neededFiles(step)).subtracting(written)
    #expect(missing == [])
  }
}
