/// Employees without a server, for previews and tests.
nonisolated struct PreviewEmployeeService: EmployeeService {
  var employees = [Employee].preview
  /// What it answers instead, if anything.
  var failure: EmployeeServiceError?

  @concurrent func page(after cursor: String?) async throws -> EmployeePage {
    if let failure { throw failure }
    let start = min(cursor.flatMap { Int($0) } ?? 0, employees.count)
    let end = min(start + EmployeePage.limit, employees.count)
    return EmployeePage(
      employees: Array(employees[start..<end]), total: employees.count,
      nextCursor: end < employees.count ? String(end) : nil)
  }

  @concurrent func avatar(at path: String) async throws -> PixelImage {
    if let failure { throw failure }
    return .preview
  }
}

nonisolated extension [Employee] {
  /// A few people, always the same.
  static let preview = [
    sample(1, "Ada Lovelace", "Lovelace Ada", "Research", "Head of Research", nil),
    sample(2, "Zoë Müller", "Muller Zoe", "Design", "Product Designer", 1),
    sample(3, "山田 花子", "Yamada Hanako", "Design", "Design Engineer", 2),
    sample(4, "Grace Hopper", "Hopper Grace", "Engineering", "Compiler Engineer", 1),
    sample(5, "Björk Guðmundsdóttir", "Bjork Gudmundsdottir", "Research", "Linguist", 1),
  ]

  private static func sample(
    _ id: Int, _ name: String, _ sortName: String, _ department: String, _ title: String,
    _ managerID: Int?
  ) -> Employee {
    Employee(
      id: id, name: name, sortName: sortName, department: department, title: title,
      email: "person\(id)@employees.example", phone: "+1 877 555 01\(10 + id)", office: "London",
      startDate: CalendarDay(year: 2019 + id, month: id, day: 1)!, managerID: managerID,
      avatarPath: "/employees/\(id)/avatar")
  }
}

nonisolated extension PixelImage {
  /// Three colours in stripes.
  static let preview = PixelImage(
    width: 3, height: 1, bytes: [0x1b, 0x49, 0x65, 0xbe, 0xe9, 0xe8, 0xff, 0x9f, 0x1c])!
}
