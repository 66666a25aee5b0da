import Foundation

/// A person as they are being written: every field is what a text field holds.
nonisolated struct EmployeeDraft: Sendable, Hashable, Codable {
  var name = ""
  /// What lists are sorted by; empty for the name.
  var sortName = ""
  var department = Self.departments[0]
  var title = ""
  var email = ""
  var phone = ""
  var office = ""
  /// As `yyyy-mm-dd`.
  var startDate = ""
  var managerID: Employee.ID?

  /// Those that a server takes.
  static let departments = [
    "Design", "Engineering", "Finance", "Legal", "Marketing", "Operations", "People", "Product",
    "Research", "Sales", "Security", "Support",
  ]

  init() {}

  init(_ employee: Employee) {
    name = employee.name
    sortName = employee.sortName == employee.name ? "" : employee.sortName
    department = employee.department
    title = employee.title
    email = employee.email
    phone = employee.phone ?? ""
    office = employee.office
    startDate = employee.startDate.text
    managerID = employee.managerID
  }

  /// The body of a `POST` or a `PUT`.
  func json() throws -> Data {
    struct Body: Encodable {
      let name: String
      let sortName: String?
      let department: String
      let title: String
      let email: String
      let phone: String?
      let office: String
      let startDate: String
      let managerID: Int?

      enum CodingKeys: String, CodingKey {
        case name, department, title, email, phone, office
        case sortName = "sort_name"
        case startDate = "start_date"
        case managerID = "manager_id"
      }
    }
    let sent = trimmed
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(
      Body(
        name: sent.name, sortName: sent.sortName.isEmpty ? nil : sent.sortName,
        department: sent.department, title: sent.title, email: sent.email,
        phone: sent.phone.isEmpty ? nil : sent.phone, office: sent.office,
        startDate: sent.startDate, managerID: sent.managerID))
  }
}

nonisolated extension String {
  /// Without blanks at the ends, which the server takes away too.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

nonisolated extension CalendarDay {
  /// As `yyyy-mm-dd`.
  var text: String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}
