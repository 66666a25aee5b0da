import WorkshopEngine

/// Something about the course that a maintainer has to mend.
public struct Complaint: Codable, Sendable, Equatable {
  public enum Rule: String, Codable, Sendable, CaseIterable {
    case missingFile = "missing-file"
    case strayFile = "stray-file"
    case exerciseIsStarter = "exercise-is-starter"
    case oneTodo = "one-todo"
    case length
    /// A goal is no list, or longer than a tired reader takes in at once.
    case goal
    case region
    case header
    case whole
    case tally
    case hints
    case manifest
    case documents
    case starter
    case solution
    case mutant
    case alternative
    case idle
    case prediction
    case fence
    case program
    case format
    /// A module beside answers does not compile in its own mode, or has warnings there.
    case neighbour
    /// A module that answers are files of does not begin as it says, or is not linked as it is judged.
    case member
    /// A claim of the lessons names no place that proves it, or one that is not there.
    case claims
    /// An explained diagnostic is not what the compiler says, or one that the course names is not explained.
    case diagnostics
    /// A table of modes is not what running shows.
    case modes
    /// A budget does not fall from step to step.
    case budget
    /// A translation is not of the English text as it is now.
    case translation
    /// A page of a playground is not listed, does not build or does not come to its end.
    case playground
    /// A slide or a page of the hand-out holds more than it shows.
    case slide
    /// A meeting of a route is longer than its time.
    case route
    /// A stage's minutes are far from those that learners took.
    case minutes
    /// A given file lets an answer lend memory to a call that is suspended, without a word of it in the answer.
    case heldAccess = "held-access"
  }

  public var rule: Rule
  /// Relative to the course's root; `path:line` where a line is known.
  public var path: String
  public var message: String
}
