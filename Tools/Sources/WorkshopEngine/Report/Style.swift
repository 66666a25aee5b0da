import Foundation

/// How text may look on the stream that it goes to.
public struct Style: Sendable {
  public var colour: Bool
  public var width: Int
  /// Whether the person typed `make`, so that advice names its targets.
  var isCalledByMake = false
  /// What the person types before a verb.
  public private(set) var program = "./workshop"

  public init(colour: Bool, width: Int = 80) {
    self.colour = colour
    self.width = width
  }

  /// What a stream of this process can show: colour on a terminal, unless `NO_COLOR` is set.
  ///
  /// - Parameter course: The folder of an own course, as the person typed it.
  public init(descriptor: Int32, course: String? = nil) {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(descriptor) == 1
    isCalledByMake = environment["WORKSHOP_CALLER"] == "make"
    if let course { program += " --course \(course.asShellWord)" }
    colour =
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    var size = winsize()
    let known = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = known ? max(40, Int(size.ws_col)) : 80
  }

  public func bold(_ text: String) -> String { sgr("1", text) }
  public func dim(_ text: String) -> String { sgr("2", text) }
  public func green(_ text: String) -> String { sgr("32", text) }
  public func red(_ text: String) -> String { sgr("31", text) }
  public func yellow(_ text: String) -> String { sgr("33", text) }
  public func cyan(_ text: String) -> String { sgr("36", text) }

  /// A command in the words that the person came by: `./workshop hint ID` or `make hint STEP=ID`.
  public func command(_ verb: String, _ step: String?) -> String {
    if isCalledByMake {
      return "make \(verb)\(step.map { " STEP=\($0)" } ?? "")"
    }
    return "\(program) \(verb)\(step.map { " \($0)" } ?? "")"
  }

  private func sgr(_ code: String, _ text: String) -> String {
    colour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Breaks text into lines of at most the width, less an indent that stands before each.
  public func wrap(_ text: String, indent: Int = 0, hanging: Int = 0) -> String {
    let limit = max(20, min(width, 96) - indent)
    var lines: [String] = []
    var line = ""
    for (word, followsBlank) in text.breakable {
      let room = limit - (lines.isEmpty ? 0 : hanging)
      if !line.isEmpty, line.columns + (followsBlank ? 1 : 0) + word.columns > room {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty || !followsBlank ? "" : " ") + word
    }
    lines.append(line)
    return lines.enumerated().map { index, line in
      String(repeating: " ", count: indent + (index == 0 ? 0 : hanging)) + line
    }.joined(separator: "\n")
  }
}

extension Style {
  /// A command behind its label, or on the next line where both do not fit: one piece can be copied.
  func line(_ label: String, _ command: String, indent: Int = 2) -> String {
    let line = String(repeating: " ", count: indent) + "\(label) \(command)"
    guard line.columns > width else { return line }
    return wrap(label, indent: indent) + "\n" + String(repeating: " ", count: indent + 2) + command
  }
}

extension String {
  /// Each line moved to the right.
  public func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }
}
