import Foundation

extension PlayedPage {
  /// The page with what each line showed beside it, as Xcode's margin has it.
  public func text(_ style: Style) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let code = lines.filter { !Self.isMarkup($0) }.map(\.columns).max() ?? 0
    let width = min(style.width, 120)
    // The values have a third of the line at least.
    let column = min(code, max(20, width * 2 / 3 - 6))
    var shown = lines.enumerated().map { index, line -> String in
      if Self.isMarkup(line) {
        let words = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
        return words.isEmpty ? "" : style.wrap(String(words.drop { $0 == "#" }))
      }
      let number = String(repeating: " ", count: max(0, 3 - "\(index + 1)".count)) + "\(index + 1)"
      let blank = String(repeating: " ", count: max(0, column - line.columns))
      let start = "\(style.dim(number))  \(line)"
      guard let values = values[index + 1] else { return line.isEmpty ? "" : start }
      let room = width - max(column, line.columns) - 7
      if let beside = Self.text(values, room: room) {
        return "\(start)\(blank)  \(style.cyan(beside))"
      }
      // Below, where the line has no room beside it.
      let below = Self.text(values, room: width - 9) ?? Self.cut(values, room: width - 9)
      return "\(start)\n       \(style.cyan("→ " + below))"
    }
    while shown.last == "" { shown.removeLast() }
    if !printed.isEmpty {
      shown += ["", "Printed besides:"] + printed.prefix(20).map { "  \($0)" }
    }
    switch end {
    case .finished: break
    case .doesNotBuild(let words, _): shown += ["", style.red("It does not build:"), words]
    case .ended(let words): shown += ["", style.red("It did not come to its end: \(words).")]
    }
    return shown.joined(separator: "\n")
  }

  private static func isMarkup(_ line: String) -> Bool { line.hasPrefix("//:") }

  /// All values of a line where they have room, or how often it ran and the last one; nil where neither has.
  private static func text(_ values: [String], room: Int) -> String? {
    let all = values.joined(separator: ", ")
    if values.count <= 12, all.columns <= room { return all }
    let text = summary(values)
    return text.columns <= room ? text : nil
  }

  private static func summary(_ values: [String]) -> String {
    let last = values.last ?? ""
    return values.count == 1 ? last : "(\(values.count) times) \(last)"
  }

  private static func cut(_ values: [String], room: Int) -> String {
    String(summary(values).prefix(max(1, room - 1))) + "…"
  }
}
