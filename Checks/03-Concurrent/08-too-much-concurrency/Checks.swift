import Foundation
import Testing
import TooMuchConcurrencyAdapter
import TooMuchConcurrencySubject
import WorkshopSupport

@Suite("Too much concurrency", .serialized)
@MainActor
struct TooMuchConcurrencyChecks {
  private let subject = makeSubject()

  @Test(
    "On the line after `show(_:)`, `rows` has one row for each employee, in order, and no others")
  func rowsAtOnce() async {
    let model = subject.makeModel()
    model.show(employees("Ada Lovelace", "Grace Hopper"))
    let rows = model.rows()
    #expect(
      rows == ["AL Ada Lovelace", "GH Grace Hopper"],
      """
      `show(_:)` has returned, and these are the rows now. If some are missing, or have no initials \
      yet, they were left to a task. If they are other rows, look at how `show(_:)` makes them.
      """)
    model.show((1...6_000).map { .init(id: $0, name: "Employee Number\($0)") })
    let many = model.rows()
    #expect(
      many.count == 6_000 && many.last == "EN Employee Number6000",
      """
      `show(_:)` was called with 6000 employees and has returned. There are \(many.count) rows now, and \
      the last is \(many.last ?? "none").
      """)
    // Work that was left to a task ends here, not in the next check.
    _ = await eventually(turns: 60) { false }
  }

  @Test("Neither `show(_:)` nor `initials(of:)` starts a task")
  func noTask() async {
    // Tasks are counted for the whole process, so each count has one of its own.
    await #expect(
      processExitsWith: .success,
      """
      `show(_:)` was called with two employees, and started a task. Even one that begins on the spot, and \
      has ended by the next line, is work that no row needs.
      """
    ) { @MainActor in
      let model = makeSubject().makeModel()
      let people = ["Ada Lovelace", "Grace Hopper"].enumerated()
      let employees = people.map { Subject.Employee(id: $0.offset + 1, name: $0.element) }
      let tasks = tasksMade(by: { model.show(employees) })
      exit(tasks ?? 0 == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    await #expect(
      processExitsWith: .success, "`initials(of:)` was called once, and started a task."
    ) { @MainActor in
      let initials = makeSubject().initials
      let tasks = tasksMade(by: { _ = initials("Ada Lovelace") })
      exit(tasks ?? 0 == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("A row has the employee's name as it is, and rows keep the order of the employees")
  func rows() {
    let model = subject.makeModel()
    let ids = [5, 2, 8, 1, 7, 3, 6, 4]
    model.show(ids.map { .init(id: $0, name: "Employee Number\($0)") })
    let rows = model.rows()
    #expect(
      rows == ids.map { "EN Employee Number\($0)" },
      "The rows stand in the order of the employees, not of their ids.")
    model.show(employees("Barbara Liskov", "Ada Lovelace", "Ada Lovelace"))
    let next = model.rows()
    #expect(
      next == ["BL Barbara Liskov", "AL Ada Lovelace", "AL Ada Lovelace"],
      "What is shown now takes the place of what was shown before. Two people may share a name.")
    for (names, expected) in [
      (
        ["Ada Lovelace", "Grace Hopper", "Cher"], ["AL Ada Lovelace", "GH Grace Hopper", "C Cher"]
      ),
      (["Ada King", " grace  hopper", ""], ["AK Ada King", "GH  grace  hopper", "? "]),
    ] {
      model.show(employees(names))
      let changed = model.rows()
      #expect(
        changed == expected,
        """
        The employees with the ids 1, 2 and 3 were shown, twice, and had other names the second time. \
        A row shows the name as it is, an empty one too.
        """)
    }
    model.show([])
    let none = model.rows()
    #expect(none == [], "In an empty directory there are no rows.")
  }

  @Test(
    "The initials of each name are those that the starter finds",
    arguments: [
      ("Ada Lovelace", "AL"), ("grace brewster hopper", "GH"), ("Cher", "C"), ("", "?"),
      ("  ", "?"), (" Radia  Perlman ", "RP"), ("émilie du châtelet", "ÉC"),
      ("Ada King-Noel", "AK"), ("Ada\tLovelace", "A"), ("Ada\u{A0}Lovelace", "A"),
      ("ludwig van Beethoven", "LB"), ("de Witt Johan", "DJ"), ("McCarthy", "M"), ("3M", "3"),
      ("(Ada) Lovelace", "(L"), ("Ada 2nd", "A2"), ("ßteve x", "SSX"), ("李 小龙", "李小"),
      ("👩‍🚀 Sally \"Ride\"", "👩‍🚀\""), ("e\u{301}milie", "É"), ("a b c d e f", "AF"),
      ("Duran Duran", "DD"),
    ])
  func initials(name: String, expected: String) {
    let initials = subject.initials(name)
    #expect(
      initials == expected,
      """
      These are the initials of \(name.debugDescription). A name may have one word, or six, or \
      none. Only a space ends a word, and its first character counts, also one that is no letter. \
      The lines that find the letters can stay.
      """)
  }

  private func employees(_ names: String...) -> [Subject.Employee] {
    employees(names)
  }

  private func employees(_ names: [String]) -> [Subject.Employee] {
    names.enumerated().map { .init(id: $0.offset + 1, name: $0.element) }
  }
}
