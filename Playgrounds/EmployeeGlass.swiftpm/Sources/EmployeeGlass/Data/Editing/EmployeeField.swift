import Foundation

/// A field of a person that a form has, by the name that the server has for it.
nonisolated enum EmployeeField: String, Sendable, Hashable, CaseIterable {
  case name
  case sortName = "sort_name"
  case title, department, office, email, phone
  case startDate = "start_date"

  /// In the form.
  var label: String {
    switch self {
    case .name: "Name"
    case .sortName: "Sorted as"
    case .title: "Title"
    case .department: "Department"
    case .office: "Office"
    case .email: "Email"
    case .phone: "Phone"
    case .startDate: "Start date"
    }
  }

  /// What an empty field shows.
  var prompt: String {
    switch self {
    case .name: "Given and family name"
    case .sortName: "Optional"
    case .title: "Such as Type Designer"
    case .office: "Such as London"
    case .email: "name@company.example"
    case .phone: "Optional"
    case .startDate: "yyyy-mm-dd"
    case .department: ""
    }
  }

  /// The characters that the server takes.
  private var limit: Int {
    switch self {
    case .name, .sortName, .title: 100
    case .department: 40
    case .office: 60
    case .email: 254
    case .phone: 30
    case .startDate: 10
    }
  }

  private var isOptional: Bool { self == .phone || self == .sortName }

  /// What is wrong with a text; nil where the server would take it.
  ///
  /// The limits are those of the server, which has the last word (Docs/EmployeeServer.md).
  func problem(with text: String) -> String? {
    let text = text.trimmed.precomposedStringWithCanonicalMapping
    if text.isEmpty { return isOptional ? nil : "\(label) is missing." }
    guard text.count <= limit,
      text.unicodeScalars.count <= TextLimit.scalarsPerCharacter * limit
    else {
      return "This may have \(limit) characters."
    }
    guard text.isShowable else {
      return "This may have no line breaks, control characters or direction marks."
    }
    switch self {
    case .name, .sortName:
      let hasLetter = text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      return hasLetter ? nil : "This needs at least one letter."
    case .email: return text.isEmail ? nil : "This has to look like name@company.example."
    case .phone: return text.isPhone ? nil : "This takes digits, spaces, ( ) . - and a + before."
    case .startDate:
      guard let day = CalendarDay(text) else { return "This has to be a day as yyyy-mm-dd." }
      return (1950...2099).contains(day.year) ? nil : "This has to be a day from 1950 to 2099."
    case .title, .department, .office: return nil
    }
  }
}

nonisolated extension EmployeeDraft {
  subscript(field: EmployeeField) -> String {
    get {
      switch field {
      case .name: name
      case .sortName: sortName
      case .title: title
      case .department: department
      case .office: office
      case .email: email
      case .phone: phone
      case .startDate: startDate
      }
    }
    set {
      switch field {
      case .name: name = newValue
      case .sortName: sortName = newValue
      case .title: title = newValue
      case .department: department = newValue
      case .office: office = newValue
      case .email: email = newValue
      case .phone: phone = newValue
      case .startDate: startDate = newValue
      }
    }
  }

  /// As it is sent, without blanks at the ends of its texts.
  var trimmed: EmployeeDraft {
    EmployeeField.allCases.reduce(into: self) { $0[$1] = $0[$1].trimmed }
  }

  /// What is wrong, by field; empty where the server would take all of it.
  var problems: [EmployeeField: String] {
    EmployeeField.allCases.reduce(into: [:]) { problems, field in
      problems[field] = field.problem(with: self[field])
    }
  }

  /// The fields that are not the same in two drafts, in the order of the form.
  func fields(unlike other: EmployeeDraft) -> [EmployeeField] {
    EmployeeField.allCases.filter { self[$0].trimmed != other[$0].trimmed }
  }
}

nonisolated extension String {
  /// Whether this has the shape of an address, in ASCII.
  fileprivate var isEmail: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    let local = /[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*/
    let label = /[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?/
    guard parts.count == 2, parts[0].utf8.count <= 64, parts[0].wholeMatch(of: local) != nil
    else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { $0.wholeMatch(of: label) != nil }
  }

  fileprivate var isPhone: Bool {
    let digits = utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits >= 3 && wholeMatch(of: /\+?[0-9 ().\-]+/) != nil
  }
}
