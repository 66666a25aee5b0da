import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

/// What people read: claims, diagnostics, predictions, translations, fences, programs and slides.
extension Slow.Judging.CourseLinterTests {
  @Test("claims: a place is not there, does not say the words, or is not named")
  func claims() async throws {
    let proof = "`\(checks)/Checks.swift`: “import  Testing”"
    func write(_ cell: String) throws {
      try copy.write(
        ClaimTable.document,
        "# Claims\n\n| claim | proved by |\n| --- | --- |\n| It is so | \(cell) |\n")
    }
    try write("\(proof); `\(exercise)`")
    #expect(try await complaints().isEmpty)
    for cell in [
      "`Checks/nowhere.swift`", "\(proof), “no such words”", "the lesson", "\(proof); `a`",
    ] {
      try write(cell)
      try await expect(only: .claims, of: "\(ClaimTable.document):5")
    }
  }

  @Test("diagnostics: a gate names one that is not explained")
  func diagnostics() async throws {
    try copy.write("\(CourseLayout.diagnostics)/README.md", "# Diagnostics\n")
    let hints = copy.layout.hints(step)
    try copy.write(hints, copy.read(hints) + "\n## When [no_such_diagnostic]\n\nLook there.\n")
    let known = try await complaints()
    #expect(known.contains { $0.message.contains("no_such_diagnostic, and there is no") })
    try await expect(only: .diagnostics, of: "Checks/", among: known)
  }

  @Test("modes: a table is not what running shows, or has no code before it")
  func modes() async throws {
    let page = "Exercises/\(copy.layout.course.stage(of: step).folder)/README.md"
    let text = try copy.read(page)
    let code = "func f() async {}\nawait f()\nprint(\"done\")"
    let table = try await copy.judge().compareModes(ofCode: code).markdown
    #expect(table.contains("| app mode | nothing | `done` |"))
    let fence = "```swift mode=app\n\(code)\n```\n\n<!-- modes -->\n\n\(table)\n"
    try copy.write(page, "\(text)\n\(fence)")
    #expect(try await complaints().isEmpty)
    try copy.edit(page, "| app mode | nothing |", "| app mode | 1 error |")
    try await expect(only: .modes, of: page)
    try copy.write(page, "<!-- modes -->\n\n\(text)")
    try await expect(only: .modes, of: page)
  }

  @Test("prediction: no choice says what running shows")
  func prediction() async throws {
    let program = try copy.read("\(checks)/prediction.swift")
    let shown = "print(\"something that no choice says\")\n"
    try copy.edit("\(checks)/prediction.md", program, shown)
    try copy.write("\(checks)/prediction.swift", shown)
    try await expect(only: .prediction, of: "\(checks)/prediction.md")
  }

  @Test("prediction: the site's quiz marks another choice than the one that running shows")
  func quizAnswer() async throws {
    let path = "Docs/Site/Answers.json"
    try copy.write(path, "{}")
    try await expect(only: .prediction, of: path)
  }

  @Test("prediction: the program does not build, and no choice names why")
  func predictionDoesNotBuild() async throws {
    let program = try copy.read("\(checks)/prediction.swift")
    let shown = "let a: Int = [1]\n" + program
    try copy.edit("\(checks)/prediction.md", program, shown)
    try copy.write("\(checks)/prediction.swift", shown)
    let text = try copy.read("\(checks)/prediction.md")
    try copy.write("\(checks)/prediction.md", text + "- `does not build`: You expect that.\n")
    try await expect(only: .prediction, of: "\(checks)/prediction.md")
  }

  @Test("prediction: no choice of a question for later says what running shows")
  func review() async throws {
    let program = try copy.read("\(checks)/review.swift")
    let shown = "print(\"something that no choice says\")\n"
    try copy.edit("\(checks)/review.md", program, shown)
    try copy.write("\(checks)/review.swift", shown)
    try await expect(only: .prediction, of: "\(checks)/review.md")
    try copy.remove("\(checks)/review.swift")
    try await expect(only: .missingFile, of: "\(checks)/review.swift")
  }

  @Test("translation: of an older text, with other code, choices, keys or words, or of no page")
  func translation() async throws {
    let layout = copy.layout
    let pages = [layout.hints(step), layout.prediction(step)]
    func translate(_ page: String, _ change: (String) -> String = { $0 }) throws {
      let text = try copy.read(page)
      try copy.write(
        "Translations/de/\(page)",
        "\(change(text))\n\(Translation.origin(of: page, text: text))\n")
    }
    for page in pages { try translate(page) }
    try copy.write("Translations/de/words.json", #"{"next": "Weiter:"}"#)
    #expect(try await complaints().isEmpty)

    try translate(pages[0]) { $0.replacing("## Tier 3", with: "## Stufe 3") }
    try await expect(only: .translation, of: "Translations/de/\(pages[0])")
    try translate(pages[0]) { $0.replacing("## When [", with: "## When [x_y_") }
    try await expect(only: .translation, of: "Translations/de/\(pages[0])")
    try translate(pages[0])
    try translate(pages[1]) { $0.replacing("- `class: none", with: "- `class: keine") }
    try await expect(only: .translation, of: "Translations/de/\(pages[1])")
    try translate(pages[1]) { $0.replacing("```swift mode=app", with: "```swift mode=bare") }
    try await expect(only: .translation, of: "Translations/de/\(pages[1])")
    try copy.write("Translations/de/\(pages[1])", "# Of an older text\n")
    try await expect(only: .translation, of: "Translations/de/\(pages[1])")
    try copy.remove("Translations/de/\(pages[1])")
    for words in [#"{"nexxt": "Weiter:"}"#, #"{"next": "Weiter: {mode}"}"#, "[]"] {
      try copy.write("Translations/de/words.json", words)
      try await expect(only: .translation, of: "Translations/de/words.json")
    }
    try copy.remove("Translations/de/words.json")
    let names = "Translations/de/\(layout.checksFolder(step))/names.json"
    for text in [
      "[]", #"{"none()": {"english": "None", "text": "Keine"}}"#,
      #"{"hiring()": {"english": "Of an older check", "text": "Einstellen"}}"#,
    ] {
      try copy.write(names, text)
      try await expect(only: .translation, of: names)
    }
    try copy.remove(names)
    try copy.write("Translations/de/Exercises/none.md", "# Of nothing\n")
    try await expect(only: .translation, of: "Translations/de/Exercises/none.md")
  }

  @Test(
    "prediction: a mixed review's fault is not seen, or its program prints something else when it is mended"
  )
  func mixedReview() async throws {
    let folder = copy.layout.mixedReviewFolder(copy.course.stage(of: step))
    let code = "print(1)  // [1]\nprint(2)  // [2]\nprint(3)  // [3]\n"
    let text = """
      # Which?

      ```swift mode=app
      \(code)```

      ```text
      4
      5
      6
      ```

      - `1` fault (\(sampleStep)) `1`: one
      - `2` fault (\(sampleStep)) `2`: two
      - `3` fault (\(sampleStep)) `3`: three

      """
    try copy.write("\(folder)/review.md", text)
    try copy.write("\(folder)/faulty.swift", code)
    try copy.write("\(folder)/mended.swift", "print(4)\nprint(5)\nprint(6)\n")
    #expect(try await complaints().isEmpty)
    try copy.write("\(folder)/mended.swift", "print(4)\nprint(5)\nprint(7)\n")
    try await expect(only: .prediction, of: "\(folder)/review.md")
    try copy.write("\(folder)/mended.swift", "print(4)\nprint(5)\nprint(6)\n")
    try copy.edit("\(folder)/review.md", ") `3`", ") `9`")
    try await expect(only: .prediction, of: "\(folder)/review.md")
  }

  @Test("prediction: the code it shows is not its program")
  func predictionShowsOther() async throws {
    let program = try copy.read("\(checks)/prediction.swift")
    try copy.write("\(checks)/prediction.swift", "// Another.\n" + program)
    try await expect(only: .prediction, of: "\(checks)/prediction.md")
  }

  @Test(
    "fence: code in a text that does not compile as it says",
    arguments: [
      "```swift\nlet a = 1\n```\n",
      "```swift mode=apple\nlet a = 1\n```\n",
      "```swift mode=app eror=x\nlet a = 1\n```\n",
      "```swift mode=app\nlet a: Int = \"\"\n```\n",
      "```swift mode=app error=cannot_find_in_scope\nlet a = 1\n```\n",
      "```swift mode=app error=cannot_convert_initializer_value\nlet a: Int = \"\"\n```\n"
        + "```diagnostic\nerror: nobody says this\n```\n",
      "```diagnostic\nerror: without code\n```\n",
    ])
  func fence(text: String) async throws {
    try copy.write("GUIDE.md", "A text.\n\n" + text)
    try await expect(only: .fence, of: "GUIDE.md:3")
  }

  @Test("A text whose code and diagnostic are true has no complaint")
  func trueFence() async throws {
    try copy.write(
      "GUIDE.md",
      """
      ```swift mode=app error=cannot_convert_initializer_value
      let a: Int = ""
      ```
      ```diagnostic
      error: cannot convert value of type 'String' to specified type 'Int'
      ```
      ```swift mode=none
      not code at all
      ```

      """)
    #expect(try await complaints().isEmpty)
  }

  @Test(
    "program: what a stage ends with prints something else than its page shows, or traps",
    arguments: ["print(\"hello\")", "fatalError()", "let a: Int = \"\""])
  func program(code: String) async throws {
    let stage = copy.course.stage(of: step)
    let page = "Exercises/\(stage.folder)/README.md"
    let text = try copy.read(page)
    let end = text.range(of: "```output")?.lowerBound ?? text.endIndex
    try copy.write(page, String(text[..<end]))
    try copy.write(copy.layout.program(stage), "print(\"good morning\")\n")
    try await expect(only: .program, of: page)
    try copy.write(page, copy.read(page) + "\n```output\ngood morning\n```\n")
    #expect(try await complaints().isEmpty)
    try copy.write(copy.layout.program(stage), code + "\n")
    let found = try await complaints()
    #expect(found.map(\.rule) == [.program], "\(found)")
  }

  @Test(
    "playground: a page is not listed, is not there, does not build or does not come to its end")
  func playground() async throws {
    let stage = copy.course.stage(of: step)
    let pages = try copy.addPlayground()
    let before = try await complaints()
    #expect(before.isEmpty, "\(before)")
    let contents = "\(copy.layout.playground(stage))/contents.xcplayground"
    let list = try copy.read(contents)
    try copy.write(contents, list.replacing(pages[1].id, with: "gone"))
    let found = try await complaints()
    #expect(found.map(\.rule) == [.playground, .playground], "\(found)")
    try copy.write(contents, list)
    for line in ["let a: Int = \"\"", "fatalError()"] {
      let source = try copy.read(pages[0].path)
      try copy.write(pages[0].path, source + line + "\n")
      try await expect(only: .playground, of: pages[0].path)
      try copy.write(pages[0].path, source)
    }
  }

  @Test("slide: a slide holds more than it shows, or none can be made")
  func slide() async throws {
    func put(_ script: String) throws {
      try copy.write("Tools/slides", "#!/bin/sh\n[ \"$1\" = --look ] || exit 2\n\(script)\n")
      chmod(copy.layout.url("Tools/slides").path, 0o755)
    }
    try put("echo slides stage-5 120")
    try await expect(only: .slide, of: "slides.html#stage-5")
    try put("exit 1")
    try await expect(only: .slide, of: "Tools/slides")
    try put("exit 3")
    let findings = try await CourseLinter(judge: copy.judge())
      .run(copy.course.steps) { _, _, _ in }
    #expect(findings.complaints.isEmpty)
    #expect(findings.unseen.count == 1)
  }
}
