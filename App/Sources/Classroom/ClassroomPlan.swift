import Foundation

/// What a class does today: the steps, and the course's words for what may refuse an answer.
///
/// `./workshop room` writes it. Learners send ids alone; every word that a trainer reads about a refusal is the
/// course's own.
public struct ClassroomPlan: Codable, Sendable, Equatable {
  /// Of the route or the meeting.
  public var title: String
  /// The id of the route, where it is one, for learners who follow another.
  public var route: String?
  public var steps: [Step]
  /// The words for ids of diagnostics and rules, which mean the same in every step.
  public var words: [String: String]

  public struct Step: Codable, Sendable, Equatable {
    public var id: String
    /// The number of its stage.
    public var stage: Int
    public var title: String
    public var minutes: Int
    /// The words for its gates, by their ids.
    public var words: [String: String]
    public var turns: [WrongTurn]

    public init(
      id: String, stage: Int, title: String, minutes: Int, words: [String: String] = [:],
      turns: [WrongTurn] = []
    ) {
      (self.id, self.stage, self.title, self.minutes) = (id, stage, title, minutes)
      (self.words, self.turns) = (words, turns)
    }
  }

  /// A wrong turn of the teacher's book.
  public struct WrongTurn: Codable, Sendable, Equatable {
    public var name: String
    /// The layer that refuses it, such as `gates`.
    public var layer: String
    /// What the book has a teacher say.
    public var say: String
    /// The page, such as `Docs/Teaching/02-Asynchronous.md`.
    public var page: String

    public init(name: String, layer: String, say: String, page: String) {
      (self.name, self.layer, self.say, self.page) = (name, layer, say, page)
    }
  }

  public init(title: String, steps: [Step], words: [String: String] = [:]) {
    (self.title, self.steps, self.words) = (title, steps, words)
  }

  /// Reads a plan from a file.
  ///
  /// - Throws: `ClassroomError`.
  public init(contentsOf file: URL) throws {
    let plan: Self
    do {
      plan = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    } catch {
      throw ClassroomError.unreadablePlan(file.path)
    }
    guard !plan.steps.isEmpty, Set(plan.steps.map(\.id)).count == plan.steps.count else {
      throw ClassroomError.unreadablePlan(file.path)
    }
    self = plan
  }
}
