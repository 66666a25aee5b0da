import Foundation

/// Where a course names diagnostics by their ids.
public struct DiagnosticUses: Sendable {
  /// How much of a step a diagnostic is, most first.
  public enum Part: Int, Sendable, Comparable {
    /// The starter is refused for it, or the step counts it.
    case starter
    case prediction
    case gate
    case hint

    public static func < (first: Part, second: Part) -> Bool { first.rawValue < second.rawValue }
  }

  public struct Use: Sendable {
    public var step: Course.Step
    public var part: Part
    public var path: String
  }

  /// In the order of the course.
  public private(set) var uses: [String: [Use]] = [:]

  /// Reads the files of some steps. A file that cannot be read names nothing.
  public init(_ steps: [Course.Step], in layout: CourseLayout) {
    for step in steps {
      func add(_ id: String, _ part: Part, _ path: String) {
        guard id.contains("_"), id.wholeMatch(of: /[a-z0-9_]+/) != nil else { return }
        uses[id, default: []].append(Use(step: step, part: part, path: path))
      }
      func text(_ path: String) -> String { (try? layout.text(path)) ?? "" }

      if step.starter.status == .doesNotBuild { add(step.starter.reason, .starter, "Course.json") }
      for id in (step.budget ?? [:]).keys.sorted() { add(id, .starter, "Course.json") }
      let prediction = layout.prediction(step)
      for choice in (try? Prediction(markdown: text(prediction)))?.choices ?? [] {
        if let id = choice.diagnostic { add(id, .prediction, prediction) }
      }
      for path in layout.gates(step) {
        for id in Gate.expectedIDs(in: text(path)) { add(id, .gate, path) }
      }
      let hints = layout.hints(step)
      for id in HintSheet(markdown: text(hints)).keyed.keys.sorted() { add(id, .hint, hints) }
    }
  }

  /// The steps that have a diagnostic, those that are about it first, each once.
  public func steps(with id: String) -> [Use] {
    var seen = Set<String>()
    return (uses[id] ?? []).enumerated()
      .sorted { ($0.element.part, $0.offset) < ($1.element.part, $1.offset) }
      .map(\.element).filter { seen.insert($0.step.id).inserted }
  }
}

extension Gate {
  /// The ids that a gate's lines expect, in order, each once.
  static func expectedIDs(in source: String) -> [String] {
    var ids: [String] = []
    for match in source.matches(of: /expected-(?:error|warning)[^{\n]*\{\{\[([a-z0-9_]+)\]\}\}/)
    where !ids.contains(String(match.1)) {
      ids.append(String(match.1))
    }
    return ids
  }
}
