import Foundation

/// Where a page ended, as text that means something to this server alone.
///
/// It names the last row of the page, not a number of rows. So a page does not shift when a person
/// is added or removed before it, and page 2,000 takes no longer than page 2.
///
/// A fingerprint binds it to the query that it came from. That finds mistakes, such as a cursor kept
/// from another search; it is no secret and need not be one, since a cursor gives no right that its
/// owner does not have without it.
struct PageCursor: Equatable, Sendable {
  /// The value that the list is sorted by, and the id, of the last row of a page.
  struct Position: Equatable, Sendable {
    let key: String
    let id: Int64
  }

  /// In bytes. The longest key that a list is sorted by fits.
  static let longest = 1_200

  let text: String

  init(after position: Position, in query: EmployeeQuery) {
    let digest = Self.digest(of: position, in: query)
    text = Data("\(digest) \(position.id) \(position.key)".utf8).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The row that a cursor stands for, or nil where it belongs to another query or to none.
  static func position(in text: String, of query: EmployeeQuery) -> Position? {
    guard text.utf8.count <= longest else { return nil }
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    let base64 = text.replacing("-", with: "+").replacing("_", with: "/") + padding
    guard let data = Data(base64Encoded: base64),
      let plain = String(validating: data, as: UTF8.self)
    else { return nil }
    let parts = plain.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let id = Int64(parts[1]) else { return nil }
    let position = Position(key: String(parts[2]), id: id)
    // Compared as text: the only cursor that is taken is the one that this server would write.
    return PageCursor(after: position, in: query).text == text ? position : nil
  }

  private static func digest(of position: Position, in query: EmployeeQuery) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(query.sort.text)
    fingerprint.add(query.department?.rawValue ?? "")
    fingerprint.add(query.searchWords.joined(separator: " "))
    fingerprint.add(String(position.id))
    fingerprint.add(position.key)
    return String(fingerprint.value, radix: 36)
  }
}
