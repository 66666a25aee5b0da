import Foundation

/// The course as `Course.json` lists it: the only list of stages and steps.
public struct Course: Codable, Sendable, Equatable {
  public static let currentSchema = 1

  public var schema: Int
  public var title: String
  /// Ways through the course, such as half an hour's taster or two days.
  public var routes: [Route]
  public var stages: [Stage]

  public var steps: [Step] { stages.flatMap(\.steps) }

  package init(schema: Int, title: String, routes: [Route], stages: [Stage]) {
    (self.schema, self.title) = (schema, title)
    (self.routes, self.stages) = (routes, stages)
  }

  // The keys of `Course.json`, in the order in which they are written; the types below have theirs.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case schema, title, routes, stages
  }

  public struct Stage: Codable, Sendable, Equatable {
    public var number: Int
    public var name: String
    public var title: String
    public var steps: [Step]

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case number, name, title, steps
    }

    package init(number: Int, name: String, title: String, steps: [Step]) {
      (self.number, self.name) = (number, name)
      (self.title, self.steps) = (title, steps)
    }

    /// The folder under Exercises, Solutions and Checks, such as `02-Asynchronous`.
    public var folder: String { String(format: "%02d-", number) + name }
  }

  public struct Step: Codable, Sendable, Equatable, Identifiable {
    /// Words, never a number: renumbering must not lose a learner's progress.
    public var id: String
    /// The place in the stage; gaps are allowed, the order is not.
    public var number: Int
    public var title: String
    public var minutes: Int
    public var mode: IsolationMode
    /// Why the untouched starter is refused.
    public var starter: StarterRefusal
    /// Escape hatches, by rule name, that this step's lesson needs.
    public var allows: [String]?
    /// Attributes and names that this step's lesson does without, such as `@MainActor` and `sync`.
    public var refuses: [String]?
    /// The alternative and the mutant, by file stem, that are shown after a pass.
    public var shows: [String]?
    /// Time limit for one run of the checks, in seconds.
    public var seconds: Int?
    /// Whether its files may say `import SwiftUI`, which is the stand-in `WorkshopUI` here.
    public var usesSwiftUI: Bool?
    /// The module beside its answer, where it has one.
    public var neighbour: Neighbour?
    /// The module that its answer is a file of, where it is one of several.
    public var member: Member?
    /// How many findings the whole module may have, by diagnostic id or policy rule; none of any other.
    public var budget: [String: Int]?

    /// What an answer is, where it is not one file of code.
    public var kind: Kind?

    public enum Kind: String, Codable, Sendable {
      /// A Swift Testing suite, judged by the implementations that it tells apart.
      case suite
    }

    /// Whether an answer is a suite of tests.
    public var isSuite: Bool { kind == .suite }

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, number, title, minutes, mode, starter, kind, usesSwiftUI, neighbour, member, allows
      case refuses, shows, seconds, budget
    }

    package init(
      id: String, number: Int, title: String, minutes: Int, mode: IsolationMode,
      starter: StarterRefusal, allows: [String]? = nil, refuses: [String]? = nil,
      shows: [String]? = nil, seconds: Int? = nil, usesSwiftUI: Bool? = nil,
      neighbour: Neighbour? = nil, member: Member? = nil, budget: [String: Int]? = nil,
      kind: Kind? = nil
    ) {
      (self.id, self.number, self.title, self.minutes) = (id, number, title, minutes)
      (self.mode, self.starter) = (mode, starter)
      (self.allows, self.refuses, self.shows) = (allows, refuses, shows)
      (self.seconds, self.usesSwiftUI) = (seconds, usesSwiftUI)
      (self.neighbour, self.member) = (neighbour, member)
      (self.budget, self.kind) = (budget, kind)
    }

    /// The step's module, such as `TaskFromAButton`.
    public var module: String {
      id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The module that a learner's suite tests, such as `FirstAsyncTestComponent`.
    public var componentModule: String { "\(module)Component" }

    /// The name of its file and of its folder of checks, such as `02-task-from-a-button`.
    public var fileStem: String { String(format: "%02d-", number) + id }
  }

  /// A module beside answers that they may import: a library in a language mode of its own.
  ///
  /// Its sources stand in `Support/Neighbours/MODULE`, and steps that name the same module share them.
  public struct Neighbour: Codable, Sendable, Hashable {
    public var module: String
    public var mode: IsolationMode

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case module, mode
    }

    public init(module: String, mode: IsolationMode) {
      self.module = module
      self.mode = mode
    }
  }

  public struct StarterRefusal: Codable, Sendable, Equatable {
    public var status: JudgementStatus
    /// A diagnostic id, a policy rule, a gate's file stem or a check's id.
    public var reason: String

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case status, reason
    }

    package init(status: JudgementStatus, reason: String) {
      (self.status, self.reason) = (status, reason)
    }
  }
}

extension Sequence<Course.Step> {
  /// The modules that stand beside the answers to these steps, each once.
  public var neighbours: [Course.Neighbour] {
    var seen = Set<Course.Neighbour>()
    return compactMap(\.neighbour).filter { seen.insert($0).inserted }
  }
}

extension Course.Stage {
  /// Whether a learner who types `word` means this stage: its number, name or folder.
  package func matches(_ word: String) -> Bool {
    let word = word.lowercased()
    return word == String(number) || word == name.lowercased() || word == folder.lowercased()
  }
}
