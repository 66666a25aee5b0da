/// What the checks may do with the learner's store.
public struct Subject: Sendable {
  public let historyLimit: @Sendable () -> Int
  public let setHistoryLimit: @Sendable (Int) -> Void
  public let makeStore: @Sendable () -> Store

  public init(
    historyLimit: @escaping @Sendable () -> Int, setHistoryLimit: @escaping @Sendable (Int) -> Void,
    makeStore: @escaping @Sendable () -> Store
  ) {
    self.historyLimit = historyLimit
    self.setHistoryLimit = setHistoryLimit
    self.makeStore = makeStore
  }

  /// An employee by id and name.
  public struct Person: Sendable, Equatable {
    public let id: Int
    public let name: String

    public init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  public struct Store: Sendable {
    /// The newest snapshot: its version and its employees.
    public let snapshot: @Sendable () -> (version: Int, people: [Person])
    public let employee: @Sendable (Int) -> Person?
    public let olderVersions: @Sendable () -> [Int]
    public let install: @Sendable (_ version: Int, [Person]) -> [Int]

    public init(
      snapshot: @escaping @Sendable () -> (version: Int, people: [Person]),
      employee: @escaping @Sendable (Int) -> Person?,
      olderVersions: @escaping @Sendable () -> [Int],
      install: @escaping @Sendable (_ version: Int, [Person]) -> [Int]
    ) {
      self.snapshot = snapshot
      self.employee = employee
      self.olderVersions = olderVersions
      self.install = install
    }
  }
}
