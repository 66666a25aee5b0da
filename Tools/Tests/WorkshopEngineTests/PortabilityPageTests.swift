import Foundation
import Testing

@testable import WorkshopEngine

@Suite("The page about other systems names what is there")
struct PortabilityPageTests {
  private let page: String

  init() throws { page = try Self.text("Docs/Portability.md") }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: TestCourse.repository.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Each difference has a row, which names a test or a command, or says that it was not tried")
  func rows() throws {
    let rows = page.split(separator: "\n").compactMap {
      $0.wholeMatch(of: /\| (\d+) \| .+ \| .+ \| (.+) \|/)
    }
    #expect(rows.compactMap { Int($0.1) } == Array(1...20))
    for row in rows {
      #expect(row.2.contains(/`\w+Tests`|\*\*Not tried|\*\*not tried/), "\(row.0)")
    }
  }

  @Test("Every suite and every script that it names is in the tree")
  func names() throws {
    let suites = Set(page.matches(of: /`(\w+Tests)`/).map { String($0.1) })
    #expect(suites.count > 8)
    let folders = ["Tools/Tests/WorkshopEngineTests", "Support/Tests", "App/Tests"]
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(
        atPath: TestCourse.repository.appendingPathComponent(folder).path)?
        .compactMap { ($0 as? String)?.split(separator: "/").last.map(String.init) }) ?? []
    }
    for suite in suites { #expect(files.contains("\(suite).swift"), "There is no \(suite)") }
    for path in [".github/workflows/systems.yml", ".ci/system", "Tools/needs"] {
      #expect(page.contains("`\(path)`"))
      #expect(throws: Never.self) { try Self.text(path) }
    }
  }

  @Test(
    "The checks and mutants that other systems leave out are as many as it says",
    arguments: ["counting", "stepping"])
  func leftOut(need: String) throws {
    let layout = try CourseLayout(root: TestCourse.repository)
    let steps = layout.course.steps
    let texts = try steps.flatMap { step in
      try layout.files(below: layout.checksFolder(step)).map(layout.text)
    }
    let mutants = try steps.flatMap(layout.mutants).count {
      try layout.text($0).contains("\n// needs: \(need)\n")
    }
    let checks = texts.reduce(0) { $0 + $1.ranges(of: "\"needs: \(need)\"").count }
    let numbers = [
      "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven",
      "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen", "Nineteen",
      "Twenty",
    ]
    try #require(max(mutants, checks) < numbers.count)
    let words = "\(numbers[checks]) checks and \(numbers[mutants].lowercased()) mutants say"
    #expect(page.contains("\(words) `needs: \(need)`"))
  }
}
