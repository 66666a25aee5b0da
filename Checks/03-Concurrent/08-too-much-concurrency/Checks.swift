import Testing
import TooMuchConcurrencyAdapter
import TooMuchConcurrencySubject
import WorkshopSupport

@Suite("Too much concurrency", .serialized)
@MainActor
struct TooMuchConcurrencyChecks {
  private let subject = makeSubject()

  @Test("On the line after show(_:), the rows are there")
  func rowsAtOnce() async {
    let model = subject.makeModel()
    model.show(employees("Ada Lovelace", "Grace Hopper"))
    let rows = model.rows()
    #expect(
      rows == ["AL Ada Lovelace", "GH Grace Hopper"],
      "`show(_:)` has returned. What it left to a task comes too late for the person who looks now."
    )
    // Whatever was left to a task ends here, not in the next check.
    _ = await eventually(turns: 60) { false }
  }

  @Test("There is a row for each employee, in the order of the employees, and nobody else's")
  func rows() {
    let model = subject.makeModel()
    let names = (1...300).map { "Employee Number\($0)" }
    model.show(names.enumerated().map { .init(id: 300 - $0.offset, name: $0.element) })
    let rows = model.rows()
    #expect(
      rows == names.map { "EN \($0)" },
      "The rows stand in the order of the employees, whatever their ids.")
    model.show(employees("Barbara Liskov", "Ada Lovelace", "Ada Lovelace"))
    let next = model.rows()
    #expect(
      next == ["BL Barbara Liskov", "AL Ada Lovelace", "AL Ada Lovelace"],
      "What is shown now takes the place of what was shown before. Two people may share a name.")
    model.show([])
    let none = model.rows()
    #expect(none == [], "In an empty directory there are no rows.")
  }

  @Test(
    "The initials are those that the starter finds",
    arguments: [
      ("Ada Lovelace", "AL"), ("grace brewster hopper", "GH"), ("Cher", "C"), ("", "?"),
      ("  ", "?"), (" Radia  Perlman ", "RP"), ("émilie du châtelet", "ÉC"),
    ])
  func initials(name: String, expected: String) {
    let initials = subject.initials(name)
    #expect(
      initials == expected,
      "A name may have one word, or three, or none. The lines that find the letters can stay.")
  }

  private func employees(_ names: String...) -> [Subject.Employee] {
    names.enumerated().map { .init(id: $0.offset + 1, name: $0.element) }
  }
}
