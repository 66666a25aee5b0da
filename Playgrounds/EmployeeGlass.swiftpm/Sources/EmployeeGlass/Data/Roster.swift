/// All employees at one moment, with every order that they are shown in: made once, never changed.
///
/// Its contents are constant, so code on any actor reads it without waiting. Only its `deinit` is
/// isolated: otherwise the code that releases the last reference, perhaps on the main actor, would
/// free 100,000 employees there.
@DataLayer
final class Roster {
  /// Grows with each roster of a repository; 0 for the one that it begins with.
  nonisolated let version: Int
  /// In the order of their names.
  nonisolated let employees: [Employee]
  /// What a search looks through, for each employee.
  nonisolated let searchTexts: [String]
  /// In alphabetical order.
  nonisolated let departments: [String]
  /// For each employee, where the department stands in `departments`.
  nonisolated let departmentNumbers: [Int16]
  /// In alphabetical order; none where there are more than ``mostDepartments``.
  nonisolated let offices: [String]
  /// For each employee, where the office stands in `offices`.
  nonisolated let officeNumbers: [Int16]
  nonisolated let arrangements: [DirectoryOrder: Arrangement]
  /// Where an employee stands in `employees`, by id.
  nonisolated let positions: [Int: Int32]
  /// Hears how many employees were touched, on any actor.
  nonisolated let work: @Sendable (Int) -> Void

  /// All employees in one order, in sections.
  nonisolated struct Arrangement: Sendable {
    struct Part: Sendable {
      let id: String
      let title: String
      let range: Range<Int>
    }
    var order = EmployeeRows.Order([])
    var parts: [Part] = []
  }

  nonisolated init(version: Int, _ contents: Contents, work: @escaping @Sendable (Int) -> Void) {
    self.version = version
    self.work = work
    employees = contents.employees
    searchTexts = contents.searchTexts
    departments = contents.departments
    departmentNumbers = contents.departmentNumbers
    offices = contents.offices
    officeNumbers = contents.officeNumbers
    arrangements = contents.arrangements
    positions = contents.positions
  }

  isolated deinit {}
}

nonisolated extension Roster {
  /// One person; nil where there is none.
  func employee(_ id: Int) -> Employee? {
    guard let position = positions[id] else { return nil }
    work(1)
    return employees[Int(position)]
  }

  /// Those who report to a person, in the order of their names.
  ///
  /// - Throws: `CancellationError`.
  func reports(to id: Int) throws -> EmployeeRows {
    let numbers = try numbers { employees[$0].managerID == id }
    return EmployeeRows(of: self, EmployeeRows.Order(numbers), numbers.indices)
  }

  /// Which employees a condition holds for, looking for cancellation on the way.
  func numbers(where isWanted: (Int) -> Bool) throws -> [Int32] {
    var numbers: [Int32] = []
    for start in stride(from: 0, to: employees.count, by: 1_000) {
      try Task.checkCancellation()
      let some = start..<min(start + 1_000, employees.count)
      work(some.count)
      for number in some where isWanted(number) { numbers.append(Int32(number)) }
    }
    return numbers
  }
}
