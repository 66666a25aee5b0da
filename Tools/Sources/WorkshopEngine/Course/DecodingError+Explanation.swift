import Foundation

extension DecodingError {
  /// The decoder does not say where a text ceases to be JSON; the older parser does.
  private static func placeOfFault(in data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return ""
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      if words.contains("end of file") { return ": it ends in the middle" }
      guard let match = words.firstMatch(of: /character (\d+)/), let offset = Int(match.1) else {
        return ""
      }
      return ", at line \(data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1)"
    }
  }

  /// Without the names of our types.
  private static func readable(_ text: String) -> String {
    guard let match = text.wholeMatch(of: /Cannot initialize \w+ from invalid String value (.*)/)
    else { return text }
    return "“\(match.1)” is not among the words that can stand here."
  }

  /// What is wrong with a JSON file, and where.
  func explanation(of data: Data) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath + [key])) is missing."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return context.codingPath.isEmpty
        ? "it does not hold a course: that begins with {."
        : "\(place(context.codingPath)): \(context.debugDescription)"
    case .dataCorrupted(let context):
      guard context.codingPath.isEmpty else {
        return "\(place(context.codingPath)): \(Self.readable(context.debugDescription))"
      }
      return "it is not valid JSON\(Self.placeOfFault(in: data))."
    @unknown default:
      return "\(self)"
    }
  }
}
