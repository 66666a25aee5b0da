/// An answer as it is compiled, and what its places are called.
public struct AnswerText: Sendable, Equatable {
  /// What people call the file: relative to the course's root, or absolute.
  public var path: String
  public var source: String
  /// Where each line comes from; nil for a whole file.
  var origins: [Origin]?

  /// A line of the starter, or of the file that holds only turns.
  package struct Origin: Sendable, Equatable {
    package var path: String
    /// Counted from one.
    package var line: Int

    package init(path: String, line: Int) {
      (self.path, self.line) = (path, line)
    }
  }

  public init(path: String, source: String) {
    self.path = path
    self.source = source
  }

  init(path: String, source: String, origins: [Origin]) {
    self.path = path
    self.source = source
    self.origins = origins
  }

  /// Where a line of the source stands for people.
  ///
  /// - Parameter line: Counted from one; a line that is not there stays what it is.
  package func origin(ofLine line: Int) -> Origin {
    guard let origins, origins.indices.contains(line - 1) else {
      return Origin(path: path, line: line)
    }
    return origins[line - 1]
  }

  /// Words about a copy of the source, as if they were of the files that it was made of.
  ///
  /// Paths, and the line numbers behind them and in the margin below them, are replaced.
  ///
  /// - Parameter names: What the words may call the copy: its path, or the file's name alone.
  func restored(_ words: String, of names: [String]) -> String {
    guard origins != nil else {
      return names.reduce(words) { $0.replacing($1, with: path) }
    }
    var isOurs = false
    return words.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let name = names.first(where: { line.contains($0) }) {
        isOurs = true
        return places(in: String(line), of: name)
      }
      if line.contains(/\.swift:\d+:\d+:/) { isOurs = false }
      guard isOurs, let margin = line.prefixMatch(of: /(\s*)(\d+) \|/), let number = Int(margin.2)
      else { return String(line) }
      let shown = String(origin(ofLine: number).line)
      let width = margin.1.count + margin.2.count
      return String(repeating: " ", count: max(0, width - shown.count)) + shown
        + line.dropFirst(width)
    }.joined(separator: "\n")
  }

  private func places(in line: String, of name: String) -> String {
    var rest = Substring(line)
    var result = ""
    while let found = rest.range(of: name) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      if let number = rest.prefixMatch(of: /:(\d+)/), let line = Int(number.1) {
        let origin = origin(ofLine: line)
        result += "\(origin.path):\(origin.line)"
        rest = rest[number.range.upperBound...]
      } else {
        result += path
      }
    }
    return result + rest
  }
}
