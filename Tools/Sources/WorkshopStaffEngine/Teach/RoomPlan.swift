import Foundation
import WorkshopEngine
import WorkshopPolicy

/// What the trainer's room is told of the course: today's steps, words for what refuses, wrong turns of the book.
public struct RoomPlan: Encodable, Sendable {
  var title: String
  /// The id of the route, where it is one.
  var route: String?
  var steps: [Step]
  /// By the ids of diagnostics and of rules.
  var words: [String: String]

  struct Step: Encodable, Sendable {
    var id: String
    var stage: Int
    var title: String
    var minutes: Int
    /// By the ids of its gates.
    var words: [String: String]
    var turns: [WrongTurn]
  }

  struct WrongTurn: Encodable, Sendable {
    var name, layer, say, page: String
  }

  static let path = ".workshop/room-plan.json"

  /// - Parameters:
  ///   - title: Of the route or the meeting.
  ///   - route: The id of the route, where it is one.
  ///   - steps: In the order in which a class comes to them.
  public init(title: String, route: String?, steps: [Course.Step], layout: CourseLayout) {
    (self.title, self.route) = (title, route)
    let guide = (try? DiagnosticGuide(layout))?.entries ?? []
    words = Dictionary(guide.map { ($0.id, Self.plain($0.summary)) }) { first, _ in first }
    for rule in PolicyRule.allCases { words[rule.rawValue] = Self.plain(rule.reason) }
    words["Adapter"] = "The checks cannot use the answer: names or parameters are not the starter's"
    var turns: [Int: [String: [WrongTurn]]] = [:]
    self.steps = steps.map { step in
      let stage = layout.course.stage(of: step)
      turns[stage.number] = turns[stage.number] ?? Self.turns(of: stage, layout)
      return Step(
        id: step.id, stage: stage.number, title: step.title, minutes: step.minutes,
        words: Self.gates(of: step, layout), turns: turns[stage.number]?[step.id] ?? [])
    }
  }

  /// Writes it where the room's program reads it.
  ///
  /// - Throws: `FileTrouble`.
  public func write(to layout: CourseLayout) throws -> String {
    let file = layout.url(Self.path)
    try writeAtomically(JSONEncoder().encode(self), to: file, named: Self.path)
    return file.path
  }

  private static func gates(of step: Course.Step, _ layout: CourseLayout) -> [String: String] {
    var words: [String: String] = [:]
    for path in layout.gates(step) {
      guard let text = try? layout.text(path), let gate = try? Gate(path: path, source: text) else {
        continue
      }
      words[gate.name] = plain("\(gate.kind.rawValue): \(gate.purpose)")
    }
    return words
  }

  /// The wrong turns on a stage's page of the book, by step.
  static func turns(of stage: Course.Stage, _ layout: CourseLayout) -> [String: [WrongTurn]] {
    let page = "Docs/Teaching/\(stage.folder).md"
    let row = /\| \[([a-z0-9-]+): ([a-z0-9-]+)\]\([^)]*\) \| ([a-z]+) \| (.*) \|/
    var turns: [String: [WrongTurn]] = [:]
    for line in ((try? layout.text(page)) ?? "").split(whereSeparator: \.isNewline) {
      guard let match = line.wholeMatch(of: row) else { continue }
      turns[String(match.1), default: []].append(
        WrongTurn(
          name: String(match.2), layer: String(match.3), say: plain(String(match.4)), page: page))
    }
    return turns
  }

  /// Markdown without its marks.
  private static func plain(_ text: String) -> String {
    text.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.replacing("`", with: "")
  }
}
