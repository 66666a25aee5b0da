import Foundation

/// A page, as the server writes it.
nonisolated struct EmployeePageDTO: Decodable, Sendable {
  let employees: [EmployeeDTO]
  let total: Int
  let nextCursor: String?

  // The names of the server end here.
  enum CodingKeys: String, CodingKey {
    case employees, total
    case nextCursor = "next_cursor"
  }
}

/// An employee, as the server writes them.
nonisolated struct EmployeeDTO: Decodable, Sendable {
  let id: Int
  let name: String
  let sortName: String
  let department: String
  let title: String
  let email: String
  let phone: String?
  let office: String
  let startDate: String
  let managerID: Int?
  let avatarURL: String

  enum CodingKeys: String, CodingKey {
    case id, name, department, title, email, phone, office
    case sortName = "sort_name"
    case startDate = "start_date"
    case managerID = "manager_id"
    case avatarURL = "avatar_url"
  }
}

nonisolated extension EmployeePage {
  /// How many employees a page is asked for, and may have.
  static let limit = 200
  static let longestCursor = 2_000

  /// Reads the body of `GET /employees`, of which nothing is believed.
  ///
  /// - Throws: `EmployeeServiceError.malformed`.
  init(json: Data) throws {
    Decoding.work(json.count)
    let page: EmployeePageDTO
    do {
      page = try JSONDecoder().decode(EmployeePageDTO.self, from: json)
    } catch {
      throw EmployeeServiceError.malformed("The page is not what was agreed on: \(error)")
    }
    guard page.employees.count <= Self.limit, page.total >= 0 else {
      throw EmployeeServiceError.malformed("The page has \(page.employees.count) employees.")
    }
    if let cursor = page.nextCursor {
      guard !cursor.isEmpty, cursor.utf8.count <= Self.longestCursor else {
        throw EmployeeServiceError.malformed("The cursor has \(cursor.utf8.count) bytes.")
      }
    }
    self.init(
      employees: try page.employees.map(Employee.init), total: page.total,
      nextCursor: page.nextCursor)
  }
}

nonisolated extension Employee {
  /// In bytes of UTF-8, for each text. No other field is longer than the name: an email address has 254 bytes.
  static let longestText = TextLimit.bytes(ofCharacters: 100)

  /// Makes an employee of what the server wrote.
  ///
  /// - Throws: `EmployeeServiceError.malformed`.
  init(_ record: EmployeeDTO) throws {
    func refused(_ field: String) -> EmployeeServiceError {
      .malformed("Employee \(record.id): \(field)")
    }
    func checked(_ text: String, _ field: String) throws -> String {
      guard !text.isEmpty, text.utf8.count <= Self.longestText, text.isShowable else {
        throw refused(field)
      }
      return text
    }
    guard record.id > 0 else { throw refused("id") }
    guard record.managerID != record.id, record.managerID ?? 1 > 0 else {
      throw refused("manager_id")
    }
    guard let startDate = CalendarDay(record.startDate) else { throw refused("start_date") }
    guard record.avatarURL.isServerPath else { throw refused("avatar_url") }
    self.init(
      id: record.id,
      name: try checked(record.name, "name"),
      sortName: try checked(record.sortName, "sort_name"),
      department: try checked(record.department, "department"),
      title: try checked(record.title, "title"),
      email: try checked(record.email, "email"),
      phone: try record.phone.map { try checked($0, "phone") },
      office: try checked(record.office, "office"),
      startDate: startDate, managerID: record.managerID, avatarPath: record.avatarURL)
  }
}

/// How long a text of the server may be.
///
/// Its limits count characters, as a reader does. Since one may be made of any number of scalars, the server limits
/// those too.
nonisolated enum TextLimit {
  /// How many scalars the server takes for each character of a limit.
  static let scalarsPerCharacter = 4

  /// How many bytes of UTF-8 a text may have, whose limit is so many characters.
  static func bytes(ofCharacters limit: Int) -> Int {
    // No scalar has more than four.
    4 * scalarsPerCharacter * limit
  }
}

nonisolated extension String {
  /// Whether the text stays within its line, and within itself: no control characters, and none that
  /// turn the direction of what stands behind it.
  var isShowable: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default:
        !(0x202a...0x202e).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
      }
    }
  }
}
