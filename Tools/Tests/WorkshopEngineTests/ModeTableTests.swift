import Testing

@testable import WorkshopEngine

@Suite struct ModeTableTests {
  private let comparison = ModeComparison(rows: [
    .init(mode: .swift5, findings: [], outcome: .printed("a line")),
    .init(
      mode: .complete, findings: [.init(id: "some_id", isError: false, count: 2)],
      outcome: .printed("one\ntwo")),
    .init(
      mode: .bare,
      findings: [
        .init(
          id: "regionbasedisolation_out_sending_cannot_be_actor_isolated_type", isError: true,
          count: 12)
      ], outcome: .doesNotBuild),
    .init(mode: .library, findings: [], outcome: .trapped("first")),
    .init(mode: .app, findings: [], outcome: .printed("one\ntwo")),
  ])

  @Test("The table fits 80 columns; what does not fit a cell stands below it, once")
  func text() {
    let text = ModeTable(comparison).text(Style(colour: false))
    #expect(
      text == """
          mode                        builds  errors  warnings  when it runs
          Swift 5                     yes     0       0         a line
          Swift 5, complete checking  yes     0       2         see below
          Swift 6, bare               no      12      0
          library mode                yes     0       0         traps
          app mode                    yes     0       0         see below

        What the compiler says
          Swift 5, complete checking:
            2 warnings some_id
          Swift 6, bare:
            12 errors regionbasedisolation_out_sending_cannot_be_actor_isolated_type

        What it does when it runs
          Swift 5, complete checking; app mode:
            one
            two
        """)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("A page has a row for each mode; what runs is left out where nothing is a program")
  func markdown() {
    let lines = ModeTable(comparison).markdown.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[3] == "| Swift 5, complete checking | 2 warnings `some_id` | `one`, `two` |")
    #expect(lines[5] == "| library mode | nothing | traps |")
    var answer = comparison
    for index in answer.rows.indices where answer.rows[index].builds {
      answer.rows[index].outcome = .isNoProgram
    }
    #expect(ModeTable(answer).markdown.hasPrefix("| mode | the compiler says |\n"))
    #expect(!ModeTable(answer).text(Style(colour: false)).contains("when it runs"))
  }
}
