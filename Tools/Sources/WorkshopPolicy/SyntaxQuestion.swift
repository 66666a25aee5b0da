/// What the command asks of the syntax of Swift sources. `workshop-reader` answers: it alone has
/// SwiftSyntax, which takes a while to load.
public protocol SyntaxQuestion: Codable, Sendable {
  associatedtype Answer: Codable & Sendable

  /// What the question is called on the reader's command line.
  static var word: String { get }
}

/// Which places break a policy, in the order of the file.
public struct FindingsQuestion: SyntaxQuestion {
  public typealias Answer = [PolicyFinding]
  public static let word = "findings"

  public var policy: Policy
  public var source: String

  public init(policy: Policy, source: String) {
    self.policy = policy
    self.source = source
  }
}

/// What a file looks like whose conditions ask the stand-in for SwiftUI which system it runs on.
public struct ConditionsQuestion: SyntaxQuestion {
  /// Nil where the file has no such condition.
  public typealias Answer = String?
  public static let word = "conditions"
  /// How a question to the stand-in begins.
  public static let opening = "_isAvailable("

  public var source: String

  public init(source: String) { self.source = source }
}

/// Whether code runs from a file's first line, as a script does.
public struct ProgramQuestion: SyntaxQuestion {
  public typealias Answer = Bool
  public static let word = "program"

  public var source: String

  public init(source: String) { self.source = source }
}

/// What a suite looks like whose tests stand in reversed order.
public struct ReversedTestsQuestion: SyntaxQuestion {
  /// Nil where no two tests stand beside each other.
  public typealias Answer = String?
  public static let word = "reversed"

  public var source: String

  public init(source: String) { self.source = source }
}

/// What files of the stand-in for SwiftUI declare for view files to use, file by file.
public struct SurfaceQuestion: SyntaxQuestion {
  public typealias Answer = [[StandInEntry]]
  public static let word = "surface"

  public var sources: [String]

  public init(sources: [String]) { self.sources = sources }
}

/// A type, a modifier or a function of the stand-in.
public struct StandInEntry: Codable, Sendable {
  /// As a view file writes it: `Button`, `.padding(_:_:)`.
  public var name: String
  public var summary: String
  /// Where ours stops short of the real one; empty where it does not.
  public var difference: String
  /// Public members, by name, for a type.
  public var members: [String] = []

  public init(name: String, summary: String, difference: String) {
    self.name = name
    self.summary = summary
    self.difference = difference
  }
}

/// What other files of its module see of each file.
public struct InterfacesQuestion: SyntaxQuestion {
  public typealias Answer = [FileInterface]
  public static let word = "interfaces"

  public var sources: [String]

  public init(sources: [String]) { self.sources = sources }
}
