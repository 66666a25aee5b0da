/// What a path stands for.
enum EmployeeRoute: Equatable, Sendable {
  case health
  case employees
  case employee(Int64)
  case avatar(Int64)
  case messages(Int64)
  case restoration(Int64)
  case events
  case description
  case importing
  case importProgress(String)
  case importFaults(String)

  /// Reads a path as it was sent. There is one spelling for each; `..` and `%2e` are none.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch (parts.count, parts.first) {
    case (1, "health"):
      self = .health
    case (1, "openapi.json"):
      self = .description
    case (1, "events"):
      self = .events
    case (1, "employees"):
      self = .employees
    case (2, "employees") where parts[2] == "import":
      self = .importing
    case (2, "imports") where Self.isImportID(parts[2]):
      self = .importProgress(String(parts[2]))
    case (3, "imports") where Self.isImportID(parts[2]) && parts[3] == "faults":
      self = .importFaults(String(parts[2]))
    case (2, "employees"):
      guard let id = Self.id(parts[2]) else { return nil }
      self = .employee(id)
    case (3, "employees") where parts[3] == "avatar":
      guard let id = Self.id(parts[2]) else { return nil }
      self = .avatar(id)
    case (3, "employees") where parts[3] == "messages":
      guard let id = Self.id(parts[2]) else { return nil }
      self = .messages(id)
    case (3, "employees") where parts[3] == "restoration":
      guard let id = Self.id(parts[2]) else { return nil }
      self = .restoration(id)
    default:
      return nil
    }
  }

  /// One of each.
  static let all: [EmployeeRoute] = [
    .health, .employees, .employee(1), .avatar(1), .messages(1), .restoration(1), .events,
    .importing,
    .importProgress("a"), .importFaults("a"), .description,
  ]

  /// The path, with the names of what differs.
  var template: String {
    switch self {
    case .health: "/health"
    case .employees: "/employees"
    case .employee: "/employees/{id}"
    case .avatar: "/employees/{id}/avatar"
    case .messages: "/employees/{id}/messages"
    case .restoration: "/employees/{id}/restoration"
    case .events: "/events"
    case .importing: "/employees/import"
    case .importProgress: "/imports/{id}"
    case .importFaults: "/imports/{id}/faults"
    case .description: "/openapi.json"
    }
  }

  var allowedMethods: [String] {
    switch self {
    case .health, .avatar, .events, .importFaults, .description: ["GET", "HEAD"]
    case .importing, .restoration: ["POST"]
    case .importProgress: ["GET", "HEAD", "DELETE"]
    case .employees, .messages: ["GET", "HEAD", "POST"]
    case .employee: ["GET", "HEAD", "PUT", "DELETE"]
    }
  }

  /// Whether a text may name an import: it is part of a path and of a file's name.
  static func isImportID(_ text: some StringProtocol) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// A number from 1, as this server writes it: no sign, no zero before it.
  private static func id(_ text: Substring) -> Int64? {
    guard let first = text.utf8.first, first != UInt8(ascii: "0"),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int64(text)
  }
}
