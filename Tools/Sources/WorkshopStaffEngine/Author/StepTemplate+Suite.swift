import WorkshopEngine

/// A step whose answer is a suite of tests.
extension StepTemplate {
  /// The wrong implementation that a new step begins with.
  static let wrongComponent = (
    id: "wrong/added", words: "what it does wrong, as a learner would see it"
  )

  func suiteFiles(in layout: CourseLayout) -> [(path: String, text: String)] {
    let folder = layout.checksFolder(step)
    let starter = suite(
      """
        // TODO: say what to do.
        @Test func answer() {
          _ = Answerer()
        }
      """)
    return [
      (layout.exercise(step), starter),
      (layout.starter(step), starter),
      (
        layout.solution(step),
        suite(
          """
            @Test func answer() async {
              let answer = await Answerer().answer()
              #expect(answer == 42)
            }
          """)
      ),
      (layout.component(step), component("right: the answerer as it is given", "6 * 7")),
      ("\(folder)/right/other-way-round.swift", component("right: how it is made", "7 * 6")),
      (
        "\(folder)/\(Self.wrongComponent.id).swift",
        component("\(SuiteImplementation.wrongPrefix)\(Self.wrongComponent.words)", "6 + 7")
      ),
      (
        "\(folder)/mutants/always-holds.turn",
        turn(
          "refused by: checks — why a learner would write it",
          """
            @Test func answer() async {
              let answer = await Answerer().answer()
              #expect(answer == answer)
            }
          """)
      ),
      (
        "\(folder)/alternatives/requires.turn",
        turn(
          "differs: which decision is another one",
          """
            @Test func answer() async throws {
              let answer = await Answerer().answer()
              try #require(answer == 42, "six times seven")
            }
          """)
      ),
    ] + textFiles(in: layout)
  }

  private func suite(_ tests: String) -> String {
    """
    \(opening)

    import \(step.componentModule)
    import Testing

    \(SourceParts.mark)

    @Suite struct AnswererTests {
    \(tests)
    }

    """
  }

  private func turn(_ header: String, _ tests: String) -> String {
    "// \(header)\n\n\(SourceParts.mark)\n\n@Suite struct AnswererTests {\n\(tests)\n}\n"
  }

  private func component(_ header: String, _ answer: String) -> String {
    """
    // \(header)

    public struct Answerer {
      public init() {}

      public func answer() async -> Int { \(answer) }
    }

    """
  }
}
