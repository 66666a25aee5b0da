@testable import EmployeeGlass

extension Employee {
  /// A person like all others, except for the values that a test cares about.
  static func person(
    _ id: Int, _ name: String, in department: String = "Research",
    since startDate: String = "2024-01-01", title: String = "Engineer", office: String = "London",
    manager: Int? = nil
  ) -> Employee {
    Employee(
      id: id, name: name, sortName: name, department: department, title: title,
      email: "person\(id)@employees.example", phone: nil, office: office,
      startDate: CalendarDay(startDate)!, managerID: manager,
      avatarPath: "/employees/\(id)/avatar")
  }
}

extension [Employee] {
  /// A company of any size, always the same.
  static func company(_ count: Int) -> [Employee] {
    (0..<count).map { number in
      // A few letters that stand for the number, so that names are not in its order.
      let letters = String((number &* 7_919 + 104_729) % 456_976, radix: 26)
      return .person(
        number + 1, "Name \(letters) \(number)", in: "Group \(number % 12)",
        since: "\(2000 + number % 25)-0\(1 + number % 9)-1\(number % 10)")
    }
  }
}

extension EmployeePage {
  /// A page of a few; the last one unless another follows.
  init(_ employees: [Employee], of total: Int? = nil, next: String? = nil) {
    self.init(employees: employees, total: total ?? employees.count, nextCursor: next)
  }
}

extension DirectorySnapshot {
  /// `Section: name, name` for each section.
  var words: [String] {
    sections.map { "\($0.title): \($0.employees.map(\.name).joined(separator: ", "))" }
  }
}
