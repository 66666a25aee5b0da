/// What the checks may do with the learner's `loadDashboard(from:)`.
public struct Subject: Sendable {
  /// One of the three questions; the names of employees stand for the employees.
  public typealias Question<Answer> = @Sendable () async throws -> Answer

  /// The page, with the names of the employees.
  public struct Page: Sendable, Equatable {
    public let headcount: Int
    public let newcomers: [String]
    public let birthdays: [String]

    public init(headcount: Int, newcomers: [String], birthdays: [String]) {
      self.headcount = headcount
      self.newcomers = newcomers
      self.birthdays = birthdays
    }
  }

  /// Loads a page from a server that answers with the given closures.
  public let load:
    @MainActor @Sendable (
      _ headcount: @escaping Question<Int>,
      _ newcomers: @escaping Question<[String]>,
      _ birthdays: @escaping Question<[String]>
    ) async throws -> Page

  public init(
    load:
      @escaping @MainActor @Sendable (
        _ headcount: @escaping Question<Int>,
        _ newcomers: @escaping Question<[String]>,
        _ birthdays: @escaping Question<[String]>
      ) async throws -> Page
  ) {
    self.load = load
  }
}
