import Foundation

/// The names and values of a URL's query.
struct QueryItems {
  private(set) var values: [String: String] = [:]
  private(set) var errors: [Problem.FieldError] = []

  /// Reads a query as browsers write it: `+` stands for a space, `%2B` for a plus.
  init(_ query: String) {
    for item in query.split(separator: "&", omittingEmptySubsequences: true) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decode(parts[0]),
        let value = Self.decode(parts.count > 1 ? parts[1] : "")
      else {
        // Shown as it came, since it cannot be decoded; the answer is JSON, which escapes it.
        errors.append(
          .init(
            field: String(parts[0].prefix(40)), code: .malformed,
            message: "This is not valid percent-encoding of UTF-8."))
        continue
      }
      if values.updateValue(value, forKey: name) != nil {
        errors.append(
          .init(field: String(name.prefix(40)), code: .repeated, message: "This occurs twice."))
      }
    }
  }

  /// Takes a value out: what is left at the end is unknown.
  mutating func take(_ name: String) -> String? {
    values.removeValue(forKey: name)
  }

  /// Takes a whole number out, in digits alone; another value is refused.
  mutating func takeInteger(_ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let text = take(name) else { return nil }
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(text), range.contains(number)
    else {
      let end = range.upperBound == .max ? " on" : " to \(range.upperBound)"
      refuse(name, .outOfRange, "This has to be a whole number from \(range.lowerBound)\(end).")
      return nil
    }
    return number
  }

  mutating func refuse(_ field: String, _ code: Problem.Code, _ message: String) {
    errors.append(.init(field: field, code: code, message: message))
  }

  /// Refuses the items that no code took.
  ///
  /// - Throws: `Problem`, also for everything refused before.
  mutating func finish() throws {
    for name in values.keys.sorted() {
      refuse(String(name.prefix(40)), .unknown, "There is no such name in this query.")
    }
    if !errors.isEmpty { throw Problem.invalidQuery(errors) }
  }

  /// For a route that takes no query.
  func refuseAll() throws {
    var copy = self
    try copy.finish()
  }

  private static func decode(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }
}
