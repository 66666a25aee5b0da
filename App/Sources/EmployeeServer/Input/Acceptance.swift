/// What a client would like to get: the header field `Accept` of RFC 9110, section 12.5.1.
struct Acceptance: Sendable {
  private struct MediaRange {
    let type: Substring
    /// From 0 for "not that" to 1.
    let quality: Double
  }

  private let ranges: [MediaRange]

  /// - Parameter field: nil where the request has none. A part that is no media range is ignored.
  init(_ field: String?) {
    ranges = (field ?? "").lowercased().split(separator: ",").map { range in
      let parts = range.split(separator: ";").map { $0.trimmed }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return MediaRange(
        type: parts.first ?? "", quality: quality.map { min(max(Double($0) ?? 0, 0), 1) } ?? 1)
    }
  }

  /// The type that a client likes best; of those it likes as much, the first.
  ///
  /// A client that likes none of them gets the first as well, as RFC 9110 allows: it is of more use
  /// than an error.
  func best(of types: [String]) -> String {
    var best = types[0]
    for type in types.dropFirst() where quality(of: type) > quality(of: best) { best = type }
    return best
  }

  /// What the narrowest range says that has this type.
  private func quality(of type: String) -> Double {
    let ranges = [type, type.prefix { $0 != "/" } + "/*", "*/*"]
    for range in ranges {
      if let found = self.ranges.first(where: { $0.type == range }) { return found.quality }
    }
    // No field at all takes everything alike.
    return 0
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
