import Foundation

/// A program that mixes what several steps taught, with three faults to find among its numbered places.
public struct MixedReview: Sendable, Equatable {
  public struct Place: Sendable, Equatable {
    /// As it stands in the code, such as `// [3]`.
    public var number: Int
    /// Nil where nothing is wrong.
    public var fault: Fault?
    public var reason: String
  }

  public struct Fault: Sendable, Equatable {
    /// The id of the step that taught it.
    public var step: String
    /// What the program prints because of it, and does not print without it.
    public var symptom: String
  }

  public static let faultCount = 3

  public var stage: Course.Stage
  public var question: String
  /// The code, and what it should print.
  public var text: String
  public var places: [Place]
  var mode: IsolationMode
  /// What the program without faults prints.
  package var rightOutput: String

  /// What it is called on the command line.
  public var id: String { Self.id(of: stage) }
  public var faults: [Place] { places.filter { $0.fault != nil } }

  public static func id(of stage: Course.Stage) -> String { "mixed-\(stage.name.lowercased())" }

  /// Reads a heading, the code, what it should print, and one list item a place: `` - `2` fault (step) `symptom`: reason ``
  /// or `` - `1`: reason ``.
  ///
  /// - Throws: `Prediction.Malformed`.
  init(markdown: String, stage: Course.Stage) throws {
    let file = MarkdownFile(markdown)
    guard let title = file.lines.first, title.hasPrefix("# ") else {
      throw Prediction.Malformed(description: "the first line is no “# question”")
    }
    let fences = file.fences
    guard let code = fences.first(where: { $0.language == "swift" }),
      let mode = code.settings["mode"].flatMap(IsolationMode.init),
      let output = fences.first(where: { $0.language == "text" })
    else {
      throw Prediction.Malformed(
        description: "it has no code with a mode, or does not say what it should print")
    }
    self.stage = stage
    self.mode = mode
    rightOutput = output.body
    question = String(title.dropFirst(2))
    let after = file.lines.dropFirst(output.lastLine)
    text = file.lines[1..<output.lastLine].joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    places = after.compactMap { line in
      guard
        let match = line.wholeMatch(of: /- `([1-9])`(?: fault \(([a-z0-9-]+)\) `(.+?)`)?:\s*(.*)/)
      else { return nil }
      let fault = match.2.flatMap { step in
        match.3.map { Fault(step: String(step), symptom: String($0)) }
      }
      return Place(number: Int(match.1) ?? 0, fault: fault, reason: String(match.4))
    }
    guard faults.count == Self.faultCount, places.map(\.number) == Array(1...places.count) else {
      throw Prediction.Malformed(
        description:
          "it has not \(Self.faultCount) faults among places that are numbered from 1, one a line")
    }
    for place in places where !code.body.contains("// [\(place.number)]") {
      throw Prediction.Malformed(description: "its code has no place // [\(place.number)]")
    }
  }

  /// The places that some words name: three different numbers, such as `1, 4 6`.
  public func choice(_ words: String) -> Set<Int>? {
    let parts = words.split { ", \t".contains($0) }
    let numbers = Set(parts.compactMap { Int($0) })
    guard parts.count == Self.faultCount, numbers.count == parts.count,
      numbers.isSubset(of: places.map(\.number))
    else { return nil }
    return numbers
  }

  /// Whether these places are the faults.
  public func isRight(_ choice: Set<Int>) -> Bool { choice == Set(faults.map(\.number)) }
}

extension CourseLayout {
  func mixedReviewFolder(_ stage: Course.Stage) -> String { "Checks/\(stage.folder)/mixed-review" }
  package func mixedReviewText(_ stage: Course.Stage) -> String {
    mixedReviewFolder(stage) + "/review.md"
  }
  /// The program with its faults.
  public func faultyProgram(_ stage: Course.Stage) -> String {
    mixedReviewFolder(stage) + "/faulty.swift"
  }
  public func mendedProgram(_ stage: Course.Stage) -> String {
    mixedReviewFolder(stage) + "/mended.swift"
  }
  public func hasMixedReview(_ stage: Course.Stage) -> Bool { exists(mixedReviewText(stage)) }
  package func mixedReviewFiles(_ stage: Course.Stage) -> [String] {
    [mixedReviewText(stage), faultyProgram(stage), mendedProgram(stage)]
  }

  /// The question of a stage.
  ///
  /// - Throws: `Prediction.Malformed`, or `FileTrouble`.
  public func mixedReview(_ stage: Course.Stage) throws -> MixedReview {
    try MixedReview(markdown: text(mixedReviewText(stage)), stage: stage)
  }
}

extension Judge {
  /// What the two programs of a mixed review print: with the faults, and without.
  ///
  /// - Throws: as ``settlePrediction(of:)``.
  public func settle(_ review: MixedReview) async throws -> (
    faulty: PredictionOutcome, mended: PredictionOutcome
  ) {
    (
      try await settle(layout.faultyProgram(review.stage), mode: review.mode),
      try await settle(layout.mendedProgram(review.stage), mode: review.mode)
    )
  }
}
