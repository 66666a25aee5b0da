import Foundation
import LoopbackHTTP

extension EmployeeDraft {
  /// What each text may have, in characters.
  enum Limit {
    static let name = 100
    static let title = 100
    static let email = 254
    static let office = 60
    static let phone = 30
  }

  /// The days that a start may have, the first and the last included.
  static let startDates = "1950-01-01"..."2099-12-31"

  private static let readOnly: Set = ["id", "avatar_url"]

  /// Reads the body of a request that adds or replaces an employee.
  ///
  /// - Throws: `Problem`, which names all that is wrong with the fields, or the place where the body
  ///   is not JSON.
  init(json body: Data) throws {
    try self.init(members: try Self.members(of: body))
  }

  /// Reads the fields of an employee.
  ///
  /// - Throws: `Problem`, which names all that is wrong with them.
  init(members: [String: JSONValue]) throws {
    var reader = FieldReader(members)
    let name = Self.name("name", reader.text("name", upTo: Limit.name), &reader)
    let sortName = Self.name(
      "sort_name", reader.optionalText("sort_name", upTo: Limit.name), &reader)
    let department = Self.department(&reader)
    let title = reader.text("title", upTo: Limit.title)
    let email = Self.email(&reader)
    let phone = Self.phone(&reader)
    let office = reader.text("office", upTo: Limit.office)
    let startDate = Self.startDate(&reader)
    let managerID = reader.optionalID("manager_id")
    reader.finish(readOnly: Self.readOnly)
    guard reader.errors.isEmpty, let name, let department, let title, let email, let office,
      let startDate
    else { throw Problem.invalidEmployee(reader.errors) }
    self.init(
      name: name, sortName: sortName ?? name, department: department, title: title, email: email,
      phone: phone, office: office, startDate: startDate, managerID: managerID)
  }

  /// The members of a body that has to be an object.
  static func members(of body: Data) throws -> [String: JSONValue] {
    let value: JSONValue
    do {
      value = try JSONReader.value(of: Array(body))
    } catch {
      throw Problem(.badRequest, "The body is not JSON: \(error.description).")
    }
    guard case .object(let members) = value else {
      throw Problem(.badRequest, "The body has to be an object, and is \(value.kind).")
    }
    return members
  }

  private static func name(
    _ field: String, _ text: String?, _ reader: inout FieldReader
  ) -> String? {
    guard let text else { return nil }
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      reader.note(field, .malformed, "This needs at least one letter.")
      return nil
    }
    return text
  }

  private static func department(_ reader: inout FieldReader) -> Department? {
    guard let text = reader.text("department", upTo: 40) else { return nil }
    if let department = Department(rawValue: text) { return department }
    reader.note("department", .notAllowed, "This has to be one of \(Department.list).")
    return nil
  }

  /// The shape of an address, in ASCII. Whether mail arrives there is not checked.
  private static func email(_ reader: inout FieldReader) -> String? {
    guard let text = reader.text("email", upTo: Limit.email) else { return nil }
    let local = /[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*/
    let label = /[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?/
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].utf8.count <= 64, parts[0].wholeMatch(of: local) != nil {
      let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
      if labels.count >= 2, labels.allSatisfy({ $0.wholeMatch(of: label) != nil }) { return text }
    }
    reader.note("email", .malformed, "This has to look like name@company.example, in ASCII.")
    return nil
  }

  private static func phone(_ reader: inout FieldReader) -> String? {
    guard let text = reader.optionalText("phone", upTo: Limit.phone) else { return nil }
    let digits = text.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits >= 3, text.wholeMatch(of: /\+?[0-9 ().\-]+/) != nil { return text }
    reader.note(
      "phone", .malformed, "This takes digits, spaces, ( ) . and -, a + before, 3 digits at least.")
    return nil
  }

  private static func startDate(_ reader: inout FieldReader) -> String? {
    guard let text = reader.text("start_date", upTo: 10) else { return nil }
    guard CalendarDay.isValid(text) else {
      reader.note("start_date", .malformed, "This has to be a day of the calendar as yyyy-mm-dd.")
      return nil
    }
    guard startDates.contains(text) else {
      let (first, last) = (startDates.lowerBound, startDates.upperBound)
      reader.note("start_date", .outOfRange, "This has to be a day from \(first) to \(last).")
      return nil
    }
    return text
  }
}
