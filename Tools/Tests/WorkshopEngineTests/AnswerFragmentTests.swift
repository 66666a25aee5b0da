import Testing

@testable import WorkshopEngine

/// Answers that hold only a learner's turn, and the whole files that they stand for.
@Suite struct AnswerFragmentTests {
  static let starter = """
    // The goal.

    import Foundation

    // MARK: - Given

    struct Log {
      let lines: [String]

      // MARK: - Your turn

      // TODO: Say more.
      func note() {}
    }

    final class Desk {

      // MARK: - Your turn

      func sit() {}
    }

    """

  private func whole(_ fragment: String, starter: String = starter) throws -> AnswerText {
    try AnswerFragment(path: "mutants/a.turn", text: fragment)
      .spliced(into: starter, at: "starter.swift")
  }

  @Test("Turns, imports and what stands below take their places in the starter")
  func splices() throws {
    let answer = try whole(
      """
      // differs: all
      import Atomics
      import Synchronization

      // MARK: - Your turn

        func note() {
          let braces = "}"
        }

      // MARK: - Your turn

        func sit() { stand() }

      // MARK: - Below

      func stand() {}

      """)
    #expect(
      answer.source == """
        // The goal.

        import Atomics
        import Foundation
        import Synchronization

        // MARK: - Given

        struct Log {
          let lines: [String]

          // MARK: - Your turn

          func note() {
            let braces = "}"
          }
        }

        final class Desk {

          // MARK: - Your turn

          func sit() { stand() }
        }

        func stand() {}

        """)
  }

  @Test("Each line of a whole answer knows the file and the line that it comes from")
  func origins() throws {
    let fragment = """
      // differs: all
      import Atomics

      // MARK: - Your turn

        func note() { print(1) }

      // MARK: - Your turn
        func sit() { print(2) }

      """
    let answer = try whole(fragment)
    let sources = ["mutants/a.turn": fragment, "starter.swift": Self.starter]
    let lines = answer.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(answer.origins?.count == lines.count)
    for (index, line) in lines.enumerated() {
      let origin = answer.origin(ofLine: index + 1)
      let source = try #require(sources[origin.path])
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(source[origin.line - 1] == line, "line \(index + 1)")
    }
  }

  @Test("A turn with no text leaves nothing behind, and an import finds its place without others")
  func empty() throws {
    let answer = try whole(
      "// refused by: build — nothing\nimport Atomics\n\n// MARK: - Your turn\n",
      starter:
        "// The goal.\n\n// MARK: - Given\n\nlet a = 1\n\n// MARK: - Your turn\n\nlet b = a\n")
    #expect(
      answer.source
        == "// The goal.\n\nimport Atomics\n\n// MARK: - Given\n\nlet a = 1\n\n// MARK: - Your turn"
    )
  }

  @Test(
    "A file that cannot be put into its starter is refused, and says why",
    arguments: [
      ("// differs: no turn\n", "it has no line"),
      ("// differs: code before\nlet a = 1\n\n// MARK: - Your turn\n", "only imports"),
      ("// differs: one turn\n\n// MARK: - Your turn\n\n  func note() {}\n", "has 1 turns"),
      (
        "// differs: below first\n\n// MARK: - Your turn\n// MARK: - Below\n// MARK: - Your turn\n",
        "a turn stands behind"
      ),
      ("// differs: twice\n\n// MARK: - Your turn\n// MARK: - Below\n// MARK: - Below\n", "twice"),
    ])
  func malformed(text: String, reason: String) {
    #expect {
      try whole(text)
    } throws: { error in
      "\(error)".contains(reason) && "\(error)".hasPrefix("mutants/a.turn: ")
    }
  }

  @Test("The compiler's words about a copy name the files that it was made of")
  func restored() throws {
    let answer = try whole(
      """
      // refused by: build — a name that is not there
      // MARK: - Your turn
        func note() { prin(1) }
      // MARK: - Your turn
        func sit() {}

      """)
    let words = """
      /cache/01-desk.swift:12:17: error: cannot find 'prin' in scope [cannot_find_in_scope]
      10 |   // MARK: - Your turn
      12 |   func note() { prin(1) }
         |                 `- error: cannot find 'prin' in scope
      /kit/Kit.swift:12:1: note: did you mean this?
      12 | func print()
      Desk/01-desk.swift:12: Fatal error
      """
    #expect(
      answer.restored(words, of: ["/cache/01-desk.swift", "Desk/01-desk.swift"]) == """
        mutants/a.turn:3:17: error: cannot find 'prin' in scope [cannot_find_in_scope]
        10 |   // MARK: - Your turn
         3 |   func note() { prin(1) }
           |                 `- error: cannot find 'prin' in scope
        /kit/Kit.swift:12:1: note: did you mean this?
        12 | func print()
        mutants/a.turn:3: Fatal error
        """)
  }

  @Test("A whole file that leaves what is given as it is could hold its turn alone")
  func canHold() {
    let same = Self.starter.replacing("func sit() {}", with: "func sit() { stand() }")
    #expect(AnswerFragment.canHold("// differs: one\n" + same, starter: Self.starter))
    #expect(
      AnswerFragment.canHold(
        same.replacing("// The goal.\n", with: "") + "\nfunc stand() {}\n", starter: Self.starter))
    #expect(
      !AnswerFragment.canHold(
        same.replacing("final class Desk", with: "actor Desk"), starter: Self.starter))
    #expect(
      !AnswerFragment.canHold(
        same.replacing("import Foundation\n", with: ""), starter: Self.starter))
  }

  @Test("Every answer of the course that is a fragment is put into its starter, and stays one")
  func course() throws {
    let layout = try CourseLayout(root: TestCourse.repository)
    var count = 0
    for step in layout.course.steps {
      let starter = try layout.text(layout.starter(step))
      for answer in layout.ownAnswers(step) where AnswerFragment.isOne(answer.path) {
        let whole = try layout.answer(answer.path, to: step).source
        #expect(AnswerFragment.canHold(whole, starter: starter), "\(answer.path)")
        count += 1
      }
    }
    #expect(count > 1000)
  }
}
