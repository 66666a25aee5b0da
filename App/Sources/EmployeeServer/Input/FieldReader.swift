import Foundation

/// Takes the fields of an object one by one, and collects all that is wrong with them.
struct FieldReader {
  private var members: [String: JSONValue]
  private(set) var errors: [Problem.FieldError] = []

  /// How many scalars a text may have for each character of its limit.
  static let scalarsPerCharacter = 4

  init(_ members: [String: JSONValue]) {
    self.members = members
  }

  /// A text between blanks, composed (NFC), or nil after an error.
  ///
  /// A length is in characters as a reader counts them. Since one may be made of any number of
  /// scalars, those are limited too, to four a character.
  mutating func text(_ field: String, upTo limit: Int) -> String? {
    guard let value = members.removeValue(forKey: field) else {
      return refuse(field, .required, "This is missing.")
    }
    return text(value, field, upTo: limit)
  }

  /// Like `text`, for a field that may be null or left out.
  mutating func optionalText(_ field: String, upTo limit: Int) -> String? {
    guard let value = members.removeValue(forKey: field), value != .null else { return nil }
    return text(value, field, upTo: limit)
  }

  /// Like `text`, for one that may have several lines.
  mutating func lines(_ field: String, upTo limit: Int) -> String? {
    guard let value = members.removeValue(forKey: field) else {
      return refuse(field, .required, "This is missing.")
    }
    return text(value, field, upTo: limit, mayHaveLines: true)
  }

  /// The elements of an array; null or left out means none.
  mutating func optionalArray(_ field: String, upTo limit: Int) -> [JSONValue] {
    guard let value = members.removeValue(forKey: field), value != .null else { return [] }
    guard case .array(let elements) = value else {
      note(field, .wrongType, "This has to be an array, and is \(value.kind).")
      return []
    }
    guard elements.count <= limit else {
      note(field, .tooLong, "This may have \(limit) elements.")
      return []
    }
    return elements
  }

  mutating func integer(_ field: String, in range: ClosedRange<Int64>) -> Int64? {
    guard let value = members.removeValue(forKey: field) else {
      return refuse(field, .required, "This is missing.")
    }
    guard case .number(let digits) = value else {
      return refuse(field, .wrongType, "This has to be a number, and is \(value.kind).")
    }
    guard let number = Int64(digits), range.contains(number) else {
      return refuse(
        field, .outOfRange,
        "This has to be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// The id of another employee; null or left out means none.
  mutating func optionalID(_ field: String) -> Int64? {
    guard let value = members.removeValue(forKey: field), value != .null else { return nil }
    guard case .number(let digits) = value else {
      return refuse(field, .wrongType, "This has to be a number or null, and is \(value.kind).")
    }
    guard let id = Int64(digits), id > 0 else {
      return refuse(field, .outOfRange, "This has to be a whole number above 0.")
    }
    return id
  }

  /// Refuses the fields that no code took.
  mutating func finish(readOnly: Set<String>) {
    for field in members.keys.sorted() {
      if readOnly.contains(field) {
        note(field, .readOnly, "The server gives this. Leave it out.")
      } else {
        note(field, .unknown, "There is no such field.")
      }
    }
  }

  /// Adds an error of a field.
  mutating func note(_ field: String, _ code: Problem.Code, _ message: String) {
    errors.append(.init(field: String(field.prefix(40)), code: code, message: message))
  }

  /// Like `note`, and returns the nil that a reader of a field returns then.
  private mutating func refuse<Value>(
    _ field: String, _ code: Problem.Code, _ message: String
  ) -> Value? {
    note(field, code, message)
    return nil
  }

  private mutating func text(
    _ value: JSONValue, _ field: String, upTo limit: Int, mayHaveLines: Bool = false
  ) -> String? {
    guard case .string(let given) = value else {
      return refuse(field, .wrongType, "This has to be a string, and is \(value.kind).")
    }
    let text = (mayHaveLines ? given.replacing("\r\n", with: "\n") : given)
      .trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping
    if text.isEmpty { return refuse(field, .empty, "This must not be empty.") }
    guard text.count <= limit, text.unicodeScalars.count <= Self.scalarsPerCharacter * limit
    else {
      return refuse(field, .tooLong, "This may have \(limit) characters.")
    }
    let isRefused = { (scalar: Unicode.Scalar) in
      scalar.turnsDirection || scalar.isControl && !(mayHaveLines && scalar == "\n")
    }
    guard !text.unicodeScalars.contains(where: isRefused) else {
      if mayHaveLines {
        return refuse(
          field, .malformed, "This may have no control characters or direction marks.")
      }
      return refuse(
        field, .malformed, "This may have no line breaks, control characters or direction marks.")
    }
    return text
  }
}
