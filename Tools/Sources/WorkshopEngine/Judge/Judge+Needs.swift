extension Judge {
  /// Whether an answer needs what this machine lacks, and so cannot be told from a right one.
  package func isLeftOut(_ path: String) -> Bool {
    guard let text = try? layout.text(path), let header = NeedsHeader(text: text) else {
      return false
    }
    return header.needs.contains { capabilities.meets($0) == false }
  }
}
