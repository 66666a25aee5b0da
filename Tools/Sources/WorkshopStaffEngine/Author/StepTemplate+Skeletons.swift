import WorkshopEngine

extension StepTemplate {
  /// The Swift files that differ from one kind of step to the other.
  struct Skeleton {
    var starter: String
    var solution: String
    var subject: String
    var adapter: String
    var checks: String
    var gate: String
    /// What a wrong answer writes of the learner's turn.
    var mutant: String
    /// What another right answer writes of it.
    var alternative: String
  }

  /// A file that holds a first line and one turn.
  private func fragment(_ header: String, _ turn: String) -> String {
    "// \(header)\n\n\(SourceParts.mark)\n\n\(turn)\n"
  }

  /// What an answer imports, with an empty line after it.
  private var imports: String {
    let modules =
      (step.usesSwiftUI == true ? ["SwiftUI"] : [])
      + (step.neighbour.map { [$0.module] } ?? [])
    guard !modules.isEmpty else { return "" }
    return modules.sorted().map { "import \($0)\n" }.joined() + "\n"
  }

  /// The comment at the top of a starter, with a place for each part of it.
  var opening: String {
    """
    // \(step.title)
    //
    // What goes wrong below, in two or three sentences.
    //
    // Goal: one sentence that is true when the step is done.
    //
    // - One requirement, which a check names in the same words.
    //
    // Up to you: decisions that no check looks at.
    """
  }

  /// A step whose answer is a function.
  var functionSkeleton: Skeleton {
    let module = step.module
    func turn(_ body: String) -> String { "func answer() -> Int {\n\(body)\n}" }
    func answer(_ body: String) -> String {
      """
      \(opening)

      \(imports)// MARK: - Given

      let question = 6 * 7

      // MARK: - Your turn

      \(turn(body))

      """
    }
    return Skeleton(
      starter: answer("  // TODO: say what to do.\n  0"),
      solution: answer("  question"),
      subject: """
        /// What the checks may do with an answer to `\(step.id)`.
        public struct Subject: Sendable {
          public var answer: @MainActor @Sendable () -> Int

          public init(answer: @escaping @MainActor @Sendable () -> Int) {
            self.answer = answer
          }
        }

        """,
      adapter: """
        public import \(module)Subject

        @testable import \(module)

        public func makeSubject() -> Subject {
          Subject(answer: { \(module)::answer() })
        }

        """,
      checks: """
        import \(module)Adapter
        import \(module)Subject
        import Testing

        @Suite("\(step.title)", .serialized)
        @MainActor struct \(module)Checks {
          let subject = makeSubject()

          @Test("the answer is 42") func answer() {
            let answer = subject.answer()
            #expect(answer == 42, "six times seven")
          }
        }

        """,
      gate: """
        // must compile: synchronous code on the main actor asks for the answer without await
        // mode: app
        @testable import \(module)

        func ask() -> Int {
          \(module)::answer()
        }

        """,
      mutant: fragment("refused by: checks — why a learner would write it", turn("  6 + 7")),
      alternative: fragment("differs: which decision is another one", turn("  7 * 6")))
  }

  /// A step whose answer is a view: the checks get a host that shows it, and never the view's type.
  var viewSkeleton: Skeleton {
    let module = step.module
    func turn(_ text: String) -> String {
      """
      struct AnswerView: View {
        var body: some View {
      \(text)
        }
      }
      """
    }
    func answer(_ text: String) -> String {
      """
      \(opening)

      \(imports)// MARK: - Given

      let question = 6 * 7

      // MARK: - Your turn

      \(turn(text))

      """
    }
    return Skeleton(
      starter: answer("    // TODO: say what to do.\n    Text(\"0\")"),
      solution: answer("    Text(\"\\(question)\")"),
      subject: """
        @_spi(Workshop) public import SwiftUI

        /// What the checks may do with an answer to `\(step.id)`.
        public struct Subject: Sendable {
          /// Shows the answer's view on a screen.
          @_spi(Workshop) public var makeHost: @MainActor @Sendable () -> ViewHost

          @_spi(Workshop) public init(makeHost: @escaping @MainActor @Sendable () -> ViewHost) {
            self.makeHost = makeHost
          }
        }

        """,
      adapter: """
        @_spi(Workshop) import SwiftUI
        @_spi(Workshop) public import \(module)Subject

        @testable import \(module)

        public func makeSubject() -> Subject {
          Subject(makeHost: { ViewHost(\(module)::AnswerView()) })
        }

        """,
      checks: """
        @_spi(Workshop) import SwiftUI
        import Testing
        import \(module)Adapter
        @_spi(Workshop) import \(module)Subject

        @Suite("\(step.title)", .serialized)
        @MainActor struct \(module)Checks {
          let subject = makeSubject()

          @Test("the answer is 42") func answer() {
            let host = subject.makeHost()
            let texts = host.all("Text").map(\\.accessibleName)
            #expect(texts == ["42"], "six times seven")
          }
        }

        """,
      gate: """
        // must compile: a screen shows the answer beside its own text
        // mode: app
        import SwiftUI

        @testable import \(module)

        struct Screen: View {
          var body: some View {
            VStack {
              Text("The answer")
              \(module)::AnswerView()
            }
          }
        }

        """,
      mutant: fragment(
        "refused by: checks — why a learner would write it", turn("    Text(\"\\(6 + 7)\")")),
      alternative: fragment(
        "differs: which decision is another one", turn("    Text(\"\\(7 * 6)\")")))
  }
}
