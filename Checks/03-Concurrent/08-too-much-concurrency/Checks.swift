import Observation
import Synchronization
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

  @Test("The caller of show(_:) sets the rows, and no task that is started for them")
  func rowsWithoutTask() async {
    let model = subject.makeModel()
    let caller = Self.currentTask()
    let setters = Setters()
    withObservationTracking {
      _ = model.rows()
    } onChange: {
      // Called on the spot, by whoever sets them.
      setters.add(Self.currentTask())
    }
    model.show(employees("Ada Lovelace", "Grace Hopper"))
    _ = await eventually(turns: 60) { false }
    // None is right as well, where `rows` are worked out from something that nobody observes.
    let others = setters.all.count { $0 != caller }
    #expect(
      others == 0,
      """
      The rows are set in a task that `show(_:)` starts. Even one that begins on the spot has to be \
      made, and has nothing to wait for here.
      """)
  }

  /// Tells one task from another.
  nonisolated private static func currentTask() -> Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }

  private final class Setters: Sendable {
    private let tasks = Mutex<[Int?]>([])

    var all: [Int?] { tasks.withLock { $0 } }

    func add(_ task: Int?) { tasks.withLock { $0.append(task) } }
  }

  @Test("There is a row for each employee, in the order of the employees, and nobody else's")
  func rows() {
    let model = subject.makeModel()
    let ids = [5, 2, 8, 1, 7, 3, 6, 4]
    model.show(ids.map { .init(id: $0, name: "Employee Number\($0)") })
    let rows = model.rows()
    #expect(
      rows == ids.map { "EN Employee Number\($0)" },
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
      ("Ada King-Noel", "AK"), ("Ada\tLovelace", "A"),
    ])
  func initials(name: String, expected: String) {
    let initials = subject.initials(name)
    #expect(
      initials == expected,
      """
      A name may have one word, or three, or none, and only a space ends a word. The lines that find \
      the letters can stay.
      """)
  }

  private func employees(_ names: String...) -> [Subject.Employee] {
    names.enumerated().map { .init(id: $0.offset + 1, name: $0.element) }
  }
}
