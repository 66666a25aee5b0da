import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct GradeReportTests {
  /// Two stages: a pass and a skipped step, and one whose every text is hostile.
  private func report(saying text: String = "plain") throws -> GradeReport {
    let course = try Course.load(
      from: TestCourse.repository.appendingPathComponent("Course.json"))
    let stages = Array(course.stages.prefix(2))
    let starter = Judgement(step: "", status: .doesNotBuild)
    var skipped = Judgement(step: "", status: .skipped)
    skipped.explanation = "02.swift is not in the submission."
    var failed = Judgement(step: "", status: .failed)
    failed.checks = [
      .init(id: "a()", name: "A", outcome: .passed, issues: []),
      .init(
        id: "b()", name: "B", outcome: .failed,
        issues: [.init(text: text, comments: [text], line: 3)]),
    ]
    failed.diagnostics = .init(text: text, ids: [])
    failed.explanation = text
    func step(_ judgement: Judgement, _ stage: Int, _ index: Int, source: String?)
      -> GradeReport.StepReport
    {
      GradeReport.StepReport(
        judgement, of: stages[stage].steps[index], in: stages[stage], source: source,
        starter: starter, isStarter: false)
    }
    return GradeReport(
      course: .init(title: "A <course> & \"more\"", digest: String(repeating: "a", count: 64)),
      toolchain: "Swift", confinement: .init(strategy: .limits, warning: "Beware."),
      stages: stages,
      steps: [
        step(Judgement(step: "", status: .passed), 0, 0, source: "let a = 1"),
        step(skipped, 0, 1, source: nil), step(failed, 1, 0, source: text),
      ])
  }

  /// Every character below U+0100, the escape from CDATA, a comment's end, markup and newlines.
  private static let hostile: String = {
    let characters = (0...0xFF).compactMap(Unicode.Scalar.init).map { String($0) }.joined()
    return characters + "]]>--><script>alert(1)</script>\u{FFFE}\u{FFFF}\u{202E}&#0;\"'|`![x](y)"
  }()

  @Test("Totals add up, over all and for each stage")
  func totals() throws {
    let report = try report()
    #expect(report.totals == .init(steps: 3, passed: 1, points: 16, maxPoints: 30))
    #expect(report.stages.map(\.totals.points) == [10, 6])
    #expect(!report.isComplete)
  }

  @Test("JUnit XML is well-formed for hostile code too, and counts each case once")
  func xmlIsWellFormed() throws {
    let xml = try report(saying: Self.hostile).junit
    let reader = CaseReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.cases == 3)
    #expect(reader.failures == 1)
    #expect(reader.skipped == 1)
    #expect(reader.text.contains("]]>--><script>"))
  }

  @Test("No text in the report holds a control character or is longer than its limit")
  func textsAreTame() throws {
    let step = try report(saying: String(repeating: Self.hostile, count: 100)).steps[2]
    #expect(step.details.count >= 3)
    for text in step.details + step.reasons {
      #expect(text.count <= 2010)
      #expect(
        !text.unicodeScalars.contains {
          ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || (0x7F..<0xA0).contains($0.value)
        })
    }
  }

  @Test("Texts are cut by their bytes, and hold no command of a CI system")
  func tame() {
    #expect(String(repeating: "\u{301}", count: 60_000).tame(limit: 2000).utf8.count <= 2004)
    #expect("äöü".tame(limit: 3) == "ä …")
    #expect("äöü".tame(limit: 6) == "äöü")
    #expect(
      "a\n::error::b\n  ::set-output::c".tame(limit: 99) == "a\n\\::error::b\n  \\::set-output::c")
    #expect("a\u{2028}::b\u{200B}\u{2029}".tame(limit: 99) == "a\u{FFFD}::b\u{FFFD}\u{FFFD}")
    for text in ["a ##[error]b ##vso[task]", "###[error]x", "####vso[task]"] {
      #expect(!text.tame(limit: 99).contains("##"))
    }
    #expect("Foundation::Thread".tame(limit: 99) == "Foundation::Thread")
  }

  @Test("The summary shows nothing that a student's code said")
  func summaryIsOurs() throws {
    let summary = try report(saying: "surprise").summary
    #expect(!summary.contains("surprise"))
    #expect(summary.contains("1 of 3 steps passed, 16 of 30 points"))
    #expect(summary.contains("02.swift is not in the submission."))
    #expect(summary.contains("Beware."))
  }

  @Test("A course's own title is escaped in Markdown and XML")
  func titleIsEscaped() throws {
    #expect(try report().junit.contains("name=\"A &lt;course&gt; &amp; &quot;more&quot;\""))
    #expect(try report().summary.contains("# A &lt;course&gt; &amp; \"more\""))
  }

  @Test("Reports are written beside what is there, and replace older ones")
  func writes() throws {
    let folder = try TemporaryFolder()
    let out = folder.url.appendingPathComponent("a/b")
    try report(saying: "old").write(to: out)
    try Data("mine".utf8).write(to: out.appendingPathComponent("notes.txt"))
    try report(saying: "new").write(to: out)
    #expect(folder.names("a/b") == ["junit.xml", "notes.txt", "report.json", "summary.md"])
    let data = try Data(contentsOf: out.appendingPathComponent("report.json"))
    #expect(try JSONDecoder().decode(GradeReport.self, from: data) == report(saying: "new"))
  }
}

/// Counts what a reader of JUnit files looks for.
private final class CaseReader: NSObject, XMLParserDelegate {
  var cases = 0
  var failures = 0
  var skipped = 0
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testcase": cases += 1
    case "failure": failures += 1
    case "skipped": skipped += 1
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
