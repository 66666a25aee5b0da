import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct TranslationTests {
  private let folder: TemporaryFolder
  private let layout: CourseLayout

  init() throws {
    folder = try TemporaryFolder()
    layout = CourseLayout(
      root: folder.url, course: Course(schema: 1, title: "Course", routes: [], stages: []))
    try write("Exercises/01-First/README.md", "# First\n")
    try write("Translations/de/Exercises/01-First/README.md", "# Erste\n")
    try write("Translations/de/words.json", #"{"next": "Weiter:"}"#)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = layout.url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test("What is translated is shown so, and the rest in English")
  func fallsBack() throws {
    var german = layout
    german.translation = try Translation("de", in: layout)
    #expect(
      german.page("Exercises/01-First/README.md") == "Translations/de/Exercises/01-First/README.md")
    #expect(german.page("Checks/01-First/01-a/hints.md") == "Checks/01-First/01-a/hints.md")
    #expect(german.words(.next) == "Weiter:" && german.words(.stuck) == CommandWord.stuck.english)
    #expect(layout.page("Exercises/01-First/README.md") == "Exercises/01-First/README.md")
    #expect(layout.words(.refusedByCompiler, mode: "app mode").contains("(app mode)"))
  }

  @Test(
    "A language that is none, or not there, is refused with those that are",
    arguments: ["fr", "", "..", "../de", "de/../de", "DE", "words.json"])
  func unknown(language: String) {
    do {
      _ = try Translation(language, in: layout)
      Issue.record("It was taken.")
    } catch {
      #expect("\(error)".contains("There are: de."))
    }
  }

  @Test("Words that are no table of strings are told with their file")
  func malformed() throws {
    try write("Translations/de/words.json", #"{"next": 1}"#)
    let error = #expect(throws: CourseError.self) { try Translation("de", in: layout) }
    #expect(error?.description.contains("Translations/de/words.json") == true)
  }

  @Test("Gates and checks are called by their names in the learner's language, where they have one")
  func names() throws {
    let step = try CourseLayout(root: TestCourse.repository).course.step(named: sampleStep)
    var course = try CourseLayout(root: TestCourse.repository)
    var judgement = Judgement(step: step.id, status: .failed)
    judgement.gates = [
      .init(
        name: "main-actor-use", kind: .mustCompile, purpose: "in English", passed: true, path: "")
    ]
    judgement.checks = [
      .init(id: "hiring()", name: "in English", outcome: .failed, issues: []),
      .init(id: "unknown()", name: "in English", outcome: .failed, issues: []),
    ]
    #expect(course.named(judgement, of: step) == judgement)
    course.translation = try Translation("ja", in: course)
    let named = course.named(judgement, of: step)
    #expect(named.gates[0].purpose.contains("directory を使う"))
    #expect(named.checks.map(\.name)[0].contains("採用した順に"))
    #expect(named.checks[1].name == "in English" && named.keys == judgement.keys)
  }

  @Test("German and Japanese have words of the command, and Japanese a hint and a prediction")
  func ours() throws {
    let course = try CourseLayout(root: TestCourse.repository)
    #expect(Translation.languages(in: course) == ["de", "ja"])
    for language in ["de", "ja"] {
      let words = try Translation(language, in: course).words
      #expect(words[CommandWord.refusedByGate.rawValue] != nil)
    }
    var japanese = course
    japanese.translation = try Translation("ja", in: course)
    let step = try course.course.step(named: sampleStep)
    let sheet = HintSheet(markdown: try japanese.text(japanese.page(course.hints(step))))
    #expect(sheet.tiers.first?.contains("考えてください") == true)
  }
}
