import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct ClassReportTests {
  let course: Course

  init() throws {
    course = try JSONDecoder().decode(Course.self, from: Data(CourseLoadingTests.sample.utf8))
  }

  /// A class of submissions with these verdicts of the two steps.
  private func report(_ rows: [(String, [Judgement.Status])]) -> ClassReport {
    ClassReport(
      course: .init(title: "A <course>", digest: "0123456789abcdef"), toolchain: "Swift",
      stages: course.stages.filter { !$0.steps.isEmpty },
      rows: rows.map { name, statuses in
        var row = ClassReport.Row(name: name, unusable: "")
        row.unusable = nil
        row.steps = zip(course.steps, statuses).map { step, status in
          .init(
            id: step.id, status: status, points: status == .passed ? 10 : 3, isUntouched: false,
            outcome: "\(status.rawValue): why")
        }
        row.totals = .init(
          steps: statuses.count, passed: statuses.count { $0 == .passed },
          points: row.steps.map(\.points).reduce(0, +), maxPoints: 10 * statuses.count)
        row.stages = [.init(number: 1, name: "Beginning", title: "", totals: row.totals)]
        return row
      })
  }

  @Test("The gradebook has a line for each submission, with points in all, by stage and by step")
  func csv() {
    let text = report([("ada", [.passed, .failed]), ("bob", [.passed, .passed])]).csv
    #expect(
      text == """
        submission,points,max_points,passed,steps,stage_1_points,first-step,second-step\r
        ada,13,20,1,2,13,10,3\r
        bob,20,20,2,2,20,10,10\r

        """)
  }

  @Test(
    "A name is no formula, no second field and no second line of a gradebook",
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("=\u{301}1", "'=\u{301}1"),
      ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "a\u{FFFD}b"),
      ("a\r\nb", "a\u{FFFD}\u{FFFD}b"),
      ("=\"a\"", "\"'=\"\"a\"\"\""),
      ("a\"\u{301},=1", "\"a\"\"\u{301},=1\""),
    ])
  func hostileNames(name: String, field: String) {
    let lines = report([(name, [.passed, .passed])]).csv.split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines.last.map(String.init) == "\(field),20,20,2,2,20,10,10")
  }

  @Test("A name is no tag of a page and no command of a terminal")
  func hostileNamesOnPages() {
    let report = report([("<script>&\u{1B}[2J\"", [.passed, .failed])])
    for text in [report.html, report.junit] {
      #expect(text.contains("&lt;script&gt;&amp;\u{FFFD}[2J&quot;"))
      #expect(!text.contains("<script") && !text.contains("\u{1B}"))
    }
    #expect(report.html.contains("A &lt;course&gt;"))
  }

  @Test("A step tells how many passed, and what refused most of the others")
  func steps() {
    var report = report([
      ("a", [.passed, .failed]), ("b", [.failed, .failed]), ("c", [.policy, .skipped]),
      ("d", [.passed, .gate]),
    ])
    report.rows[3].steps[1].isUntouched = true
    report.rows.append(.init(name: "e", unusable: "no such folder"))
    let summaries = report.stepSummaries
    #expect(summaries.map(\.passed) == [2, 0])
    #expect(summaries.map(\.refused) == [2, 3], "what cannot be judged is not untouched")
    #expect(summaries.map(\.untouched) == [0, 1])
    #expect(summaries[0].mostCommon?.outcome == "failed: why", "of equals the first by name")
    #expect(summaries[1].mostCommon?.count == 2)
    #expect(report.html.contains("2 × failed: why"))
    #expect(report.html.contains("no such folder"))
  }

  @Test(
    "As JUnit, a submission is a test case: passed, failed, or an error where it was not graded")
  func junit() throws {
    var report = report([("a", [.passed, .passed]), ("b", [.failed, .passed])])
    report.rows.append(.init(name: "c", unusable: "no such folder"))
    let document = report.junit
    #expect(document.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(document.contains("<failure message=\"1 of 2 steps passed, 13 of 20 points\"/>"))
    #expect(document.contains("<error message=\"no such folder\"/>"))
  }

  @Test(
    "A part is a number of so many",
    arguments: [
      ("1/1", true), ("3/16", true), ("16/16", true), ("0/4", false), ("5/4", false),
      ("1/0", false),
      ("1", false), ("1/", false), ("-1/4", false), ("1/99999999", false),
    ])
  func part(word: String, isPart: Bool) {
    #expect((ClassFolder.Part(word) != nil) == isPart)
  }

  @Test("Parts share the submissions, each in one; files and hidden folders are none")
  func folder() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e", ".git"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data().write(to: folder.url.appendingPathComponent("notes.txt"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link").path, withDestinationPath: "a")
    let submissions = try ClassFolder(folder: folder.url)
    #expect(submissions.names == ["a", "b", "c", "d", "e", "link"])
    #expect(submissions.leftOut == ["notes.txt"])
    let parts = (1...3).map { submissions.names(in: ClassFolder.Part("\($0)/3")) }
    #expect(parts == [["a", "d"], ["b", "e"], ["c", "link"]])
    #expect(submissions.names(in: nil).count == 6)
    // It may be somebody's work, so it has a row, and is not followed.
    #expect(throws: Submission.Unusable.self) { try submissions.submission("link") }
    #expect(throws: Never.self) { try submissions.submission("a") }
    #expect(throws: Submission.Unusable.self) {
      try ClassFolder(folder: folder.url.appendingPathComponent("notes.txt"))
    }
  }

  @Test("Two folders whose names are equal as strings are two submissions")
  func equalNames() throws {
    let folder = try TemporaryFolder()
    for name in ["Zo\u{EB}", "Zoe\u{308}"] { mkdir("\(folder.url.path)/\(name)", 0o755) }
    let onDisk = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count
    // Some file systems take them for one.
    #expect(try ClassFolder(folder: folder.url).names.count == onDisk)
  }
}
