import DesignSendableFirstAdapter
import DesignSendableFirstSubject
import Foundation
import Testing
import WorkshopSupport

/// What the module did before the first change, and does ever after.
@Suite("Make the data Sendable first", .serialized)
@MainActor
struct DesignSendableFirstChecks {
  /// Its roster has gaps, a name twice, and no order.
  nonisolated private static let roster = """
    [{"id":41,"name":"Grace","department":"Compilers"},
     {"id":7,"name":"Ada","department":"Engines"},
     {"id":12,"name":"Grace","department":"Engines"}]
    """

  private static let before = [
    Subject.Employee(id: 41, name: "Grace", department: "Compilers"),
    Subject.Employee(id: 7, name: "Ada", department: "Engines"),
    Subject.Employee(id: 12, name: "Grace", department: "Engines"),
  ]

  /// Answers a load with the roster, and a change with what it was told to save.
  private let service = makeSubject().makeService { request, body in
    request == "GET /employees" ? Data(Self.roster.utf8) : body
  }

  /// Loads the roster and returns the snapshot that the service calls back with.
  private func load(_ service: Subject.Service) async -> Subject.Snapshot? {
    await firstCall { service.load($0) } ?? nil
  }

  private func rename(_ id: Int, _ name: String) async -> Subject.Employee? {
    await firstCall { service.rename(id, name, $0) } ?? nil
  }

  @Test("The order of employees stays as it is: a loaded snapshot has the server's")
  func order() async throws {
    let snapshot = try #require(await load(service))
    let employees = snapshot.employees()
    #expect(employees == Self.before)
    let version = service.snapshot().version()
    #expect(version == 1, "The service keeps the snapshot that it has called back with.")
  }

  @Test("A snapshot that a screen keeps does not change when an employee is renamed")
  func keptSnapshot() async throws {
    let kept = try #require(await load(service))
    let renamed = await rename(7, "Augusta")
    #expect(renamed?.name == "Augusta")
    let employees = kept.employees()
    #expect(employees == Self.before, "A screen shows the snapshot that it was given.")
    let version = kept.version()
    #expect(version == 1)
  }

  @Test("The order of employees stays as it is: a renamed employee is in the old one's place")
  func renamed() async throws {
    _ = await load(service)
    _ = await rename(7, "Augusta")
    let snapshot = service.snapshot()
    let employees = snapshot.employees()
    let augusta = Subject.Employee(id: 7, name: "Augusta", department: "Engines")
    #expect(
      employees == [Self.before[0], augusta, Self.before[2]],
      "Employee 7 has another name and the department of before; the others are as they were.")
    let version = snapshot.version()
    #expect(version == 2, "Each change has a version of its own.")
  }

  /// In no order, with a name and an id twice.
  private static let many = [41, 7, 12, 90, 3, 7, 58, 26, 77, 15, 64, 31].enumerated().map {
    Subject.Employee(
      id: $1, name: $0.isMultiple(of: 5) ? "Grace" : "No. \($0)", department: "D\($0)")
  }

  @Test(
    "A snapshot holds the given employees. `replacing(_:)` replaces every employee equal to the new one"
  )
  func replaced() {
    let newName = Subject.Employee(id: 7, name: "Augusta", department: "Looms")
    let (before, after) = makeSubject().replacing(Self.many, 8, newName)
    let (held, version) = (before.employees(), before.version())
    #expect(held == Self.many, "All twelve, in this order: the server has sent one of them twice.")
    #expect(version == 8)
    let (next, nextVersion) = (after.employees(), after.version())
    let expected = Self.many.map { $0.id == 7 ? newName : $0 }
    #expect(next == expected, "The employee with the id 7 is there twice, and both are replaced.")
    #expect(nextVersion == 9, "Each change has a version of its own.")
    let moved = Subject.Employee(id: 7, name: Self.many[1].name, department: "Looms")
    let employees = makeSubject().replacing(Self.many, 8, moved).after.employees()
    #expect(
      employees == Self.many.map { $0.id == 7 ? moved : $0 },
      "The new one has the name of the old one, and another department.")
  }

  @Test("`replacing(_:)` counts the version up by one, and replaces: also twice in one snapshot")
  func replacedTwice() {
    let names = ["Augusta", "Ada", "Augusta King"]
    let next = names.map { Subject.Employee(id: 7, name: $0, department: "Engines") }
    let snapshots = makeSubject().replacingEach(Self.before, 3, next)
    for (snapshot, employee) in zip(snapshots, next) {
      let (version, employees) = (snapshot.version(), snapshot.employees())
      #expect(version == 4, "Three snapshots were made of one whose version is 3.")
      #expect(
        employees == [Self.before[0], employee, Self.before[2]],
        "Each of the three replaced employee 7 by one with another name.")
    }
  }

  @Test("`replacing(_:)` counts the version up by one, and adds none")
  func unknown() {
    let stranger = Subject.Employee(id: 8, name: "Joan", department: "Looms")
    for employees in [Self.many, []] {
      let after = makeSubject().replacing(employees, -3, stranger).after
      let (next, version) = (after.employees(), after.version())
      #expect(
        next == employees, "None among \(employees.count) has the id 8, so none is replaced.")
      #expect(version == -2, "The next version counts one more, changed or not.")
    }
  }

  @Test("Two copies of a structure are independent")
  func copies() {
    let shared = makeSubject().sharedByCopies(Self.before[0])
    #expect(
      shared == [],
      """
      These properties were set in a copy, and are the same in the original now. Code with one of \
      the two sees a change that it has not made, as with a class.
      """)
  }

  @Test("Equality stays as it is: an employee with another name is the same employee")
  func identity() async throws {
    let newName = Subject.Employee(id: 7, name: "Augusta", department: "Engines")
    let left = makeSubject().setOf(Self.before + [newName])
    #expect(
      left.count == 3,
      "Two versions of an employee are equal, so a screen selects the same row after a reload.")
    let first = Subject.Employee(id: 0, name: "Joan", department: "Looms")
    let renamed = Subject.Employee(id: 0, name: "Jo", department: "Looms")
    let one = makeSubject().setOf([first, renamed])
    #expect(one.count == 1, "So are those with the id 0.")
    _ = await load(service)
    _ = await rename(7, "Augusta")
    _ = await load(service)
    let added = service.addedInEachChange()
    #expect(added == [[41, 7, 12], [], []], "An employee is not new after a change of name.")
  }

  @Test("The server's format stays as it is")
  func format() throws {
    for text in [
      #"{"department":"Engines","id":7,"name":"Ada"}"#,
      #"{"department":"","id":-7,"name":" ada  KING "}"#,
    ] {
      let rewritten = makeSubject().rewritten(Data(text.utf8))
      #expect(rewritten.map { String(decoding: $0, as: UTF8.self) } == text)
    }
    let incomplete = makeSubject().rewritten(Data(#"{"id":7,"name":"Ada"}"#.utf8))
    #expect(incomplete == nil, "An employee without a department is no employee.")
  }
}
