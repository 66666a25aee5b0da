public import Foundation

/// What the checks may do with the learner's repository.
public struct Subject: Sendable {
  /// One repository, used from the main actor.
  public struct Repository: Sendable {
    /// Loads a file.
    public let load: @MainActor @Sendable (_ file: Data) async throws -> Void
    /// How many employees there are.
    public let count: @MainActor @Sendable () async -> Int
    /// The employees of a department, each a line of text: the id, a space and the name.
    public let employees: @MainActor @Sendable (_ department: String) async -> [String]
    /// How many employees the departments have.
    public let headcounts: @MainActor @Sendable (_ departments: [String]) async -> [String: Int]

    public init(
      load: @escaping @MainActor @Sendable (_ file: Data) async throws -> Void,
      count: @escaping @MainActor @Sendable () async -> Int,
      employees: @escaping @MainActor @Sendable (_ department: String) async -> [String],
      headcounts: @escaping @MainActor @Sendable (_ departments: [String]) async -> [String: Int]
    ) {
      self.load = load
      self.count = count
      self.employees = employees
      self.headcounts = headcounts
    }
  }

  /// Makes a repository that knows nobody.
  public let makeRepository: @MainActor @Sendable () async -> Repository

  public init(makeRepository: @escaping @MainActor @Sendable () async -> Repository) {
    self.makeRepository = makeRepository
  }
}
