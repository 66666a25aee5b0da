public import Foundation

/// What the checks may do with the learner's repository.
public struct Subject: Sendable {
  /// What a repository has at one moment.
  public struct Found: Sendable, Equatable {
    /// How many employees there are.
    public let count: Int
    /// The employees of the department, each a line of text: the id, a space and the name.
    public let employees: [String]
    /// The department's number in `headcounts`.
    public let headcount: Int?

    public init(count: Int, employees: [String], headcount: Int?) {
      self.count = count
      self.employees = employees
      self.headcount = headcount
    }
  }

  /// One repository, used from the main actor.
  public struct Repository: Sendable {
    /// Loads a file.
    public let load: @MainActor @Sendable (_ file: Data) async throws -> Void
    /// Loads a file, and reads what the repository has then, in the same piece of code on the layer.
    public let loadAndLook:
      @MainActor @Sendable (_ file: Data, _ department: String) async throws -> Found
    /// How many employees there are.
    public let count: @MainActor @Sendable () async -> Int
    /// The employees of a department, each a line of text: the id, a space and the name.
    public let employees: @MainActor @Sendable (_ department: String) async -> [String]
    /// How many employees the departments have.
    public let headcounts: @MainActor @Sendable (_ departments: [String]) async -> [String: Int]

    public init(
      load: @escaping @MainActor @Sendable (_ file: Data) async throws -> Void,
      loadAndLook:
        @escaping @MainActor @Sendable (_ file: Data, _ department: String) async throws -> Found,
      count: @escaping @MainActor @Sendable () async -> Int,
      employees: @escaping @MainActor @Sendable (_ department: String) async -> [String],
      headcounts: @escaping @MainActor @Sendable (_ departments: [String]) async -> [String: Int]
    ) {
      self.load = load
      self.loadAndLook = loadAndLook
      self.count = count
      self.employees = employees
      self.headcounts = headcounts
    }
  }

  /// Makes a repository that knows no employees.
  public let makeRepository: @MainActor @Sendable () async -> Repository

  public init(makeRepository: @escaping @MainActor @Sendable () async -> Repository) {
    self.makeRepository = makeRepository
  }
}
