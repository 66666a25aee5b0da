import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct MarkdownTests {
  static let text = """
    # Title

    ## One

    First.

    ```swift mode=app error=a,b
    ## not a heading
    print(1)
    ```

    ## Two

    - A list:
      ```sh
      ls
        -l
      ```
    """

  @Test("A section holds the text under its heading; a # inside a fence is no heading")
  func sections() throws {
    let sections = MarkdownFile(Self.text).sections(level: 2)
    #expect(sections.map(\.title) == ["One", "Two"])
    let first = try #require(sections.first)
    #expect(first.body.hasPrefix("First."))
    #expect(first.body.contains("## not a heading"))
  }

  @Test("A table is shown in columns, or row by row where they do not fit")
  func tables() {
    let text =
      "Look:\n\n| when | here | there |\n| --- | :-: | --- |\n| first | a `b` | |\n\nAfter."
    #expect(
      Style(colour: false).rendered(markdown: text, indent: 2)
        == "  Look:\n\n  when   here   there\n  first  a `b`\n\n  After.")
    let long = String(repeating: "word ", count: 8).dropLast()
    let wide = "| when | here | there |\n| --- | --- | --- |\n| first | \(long) | \(long) |"
    #expect(
      Style(colour: false, width: 50).rendered(markdown: wide, indent: 0) == """
        first
          here: word word word word word word word word
          there: word word word word word word word word
        """)
  }

  @Test("A fence has its language, settings, body and lines")
  func fences() throws {
    let fences = MarkdownFile(Self.text).fences
    try #require(fences.count == 2)
    #expect(fences[0].language == "swift")
    #expect(fences[0].settings == ["mode": "app", "error": "a,b"])
    #expect(fences[0].body == "## not a heading\nprint(1)")
    #expect(fences[0].line == 7)
    #expect(fences[0].lastLine == 10)
  }

  @Test("A fence in a list loses the list's indent, and no more")
  func indentedFence() {
    #expect(MarkdownFile(Self.text).fences.last?.body == "ls\n  -l")
  }

  @Test("An open fence at the end of a file is no fence, and nothing breaks")
  func openFence() {
    #expect(MarkdownFile("```swift\nprint(1)").fences.isEmpty)
    #expect(MarkdownFile("").fences.isEmpty)
    #expect(MarkdownFile("").sections(level: 2).isEmpty)
  }

  @Test("A diagnostic belongs to the Swift fence before it, and to no other")
  func diagnostics() {
    let file = MarkdownFile(
      """
      ```swift mode=app
      a
      ```
      ```diagnostic
        error: one
      error: two
      ```
      ```sh
      ls
      ```
      ```diagnostic
      error: nobody's
      ```
      """)
    let checked = file.fencesWithDiagnostics()
    #expect(checked.map(\.fence.language) == ["swift", "diagnostic"])
    #expect(checked.first?.quoted == ["error: one", "error: two"])
  }
}

@Suite struct HintSheetTests {
  @Test("Tiers come in order, and a hint may answer several diagnostics")
  func reads() {
    let sheet = HintSheet(
      markdown: """
        ## Tier 1

        A nudge.

        ## Tier 2

        More.

        ## When [no_async], [sending_risks_race]

        Await it.

        ## Notes

        Not a hint.
        """)
    #expect(sheet.tiers == ["A nudge.", "More."])
    #expect(sheet.keyed == ["no_async": "Await it.", "sending_risks_race": "Await it."])
  }

  @Test("A heading that names a check by its words, or says more than keys, is told of")
  func unreadable() {
    let sheet = HintSheet(
      markdown: """
        ## When [counts(of:)], [wrong/drops-doubles]

        Count them.

        ## When “All are counted”

        Count them.

        ## When [counts(of:)] “All are counted”

        Count them.
        """)
    #expect(sheet.keyed.keys.sorted() == ["counts(of:)", "wrong/drops-doubles"])
    #expect(
      sheet.unreadable == ["When “All are counted”", "When [counts(of:)] “All are counted”"])
  }

  @Test("A sheet without sections has no hints")
  func empty() {
    let sheet = HintSheet(markdown: "Nothing yet.")
    #expect(sheet.tiers.isEmpty)
    #expect(sheet.keyed.isEmpty)
  }
}

@Suite struct PredictionTests {
  static let text = """
    # What does it print?

    Look at this.

    ```swift mode=app
    - `not a choice`: code
    ```

    - `1`: the first one
      wins.
    - `does not build`: the compiler sees it.
    - `a: b`: a colon is part of the output.
    """

  @Test("A question, a text, and choices whose beliefs may run on")
  func reads() throws {
    let prediction = try Prediction(markdown: Self.text)
    #expect(prediction.question == "What does it print?")
    #expect(prediction.text.hasPrefix("Look at this."))
    #expect(prediction.text.contains("not a choice"))
    #expect(prediction.choices.map(\.output) == ["1", "does not build", "a: b"])
    #expect(prediction.choices.first?.belief == "the first one wins.")
  }

  @Test("That a program does not build is right for the diagnostic that is meant alone")
  func diagnostics() throws {
    let choices = try Prediction(
      markdown: "# What?\n\n- `1`: a\n- `does not build` [an_id]: b\n- `does not build`: c"
    ).choices
    #expect(choices.map(\.diagnostic) == [nil, "an_id", nil])
    #expect(choices.map(\.belief) == ["a", "b", "c"])
    func right(_ output: String, _ ids: [String] = []) -> [String] {
      choices.filter { $0.agrees(with: .init(output: output, ids: ids)) }.map(\.belief)
    }
    #expect(right("1") == ["a"])
    #expect(right("does not build", ["an_id"]) == ["b"])
    #expect(right("does not build", ["another_id"]) == [])
    #expect(right("does not build", ["an_id", "another_id"]) == [])
    #expect(right("traps") == [])
  }

  @Test(
    "A text that asks nothing, or offers one answer, is malformed",
    arguments: [
      "", "What?\n\n- `1`: a\n- `2`: b", "## What?\n\n- `1`: a\n- `2`: b", "# What?\n\n- `1`: a",
      "# What?\n\n```sh\n- `1`: a\n- `2`: b\n```",
    ])
  func malformed(text: String) {
    #expect(throws: Prediction.Malformed.self) { try Prediction(markdown: text) }
  }
}
