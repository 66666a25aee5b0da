/// What the checks may do with the learner's company directory.
public struct Subject: Sendable {
  /// Makes an empty directory.
  public let makeDirectory: @MainActor @Sendable () -> Directory

  public init(makeDirectory: @escaping @MainActor @Sendable () -> Directory) {
    self.makeDirectory = makeDirectory
  }

  /// One directory, used from the main actor; employees are told apart by their names.
  public struct Directory: Sendable {
    public let employees: @MainActor @Sendable () -> [String]
    public let visible: @MainActor @Sendable () -> [String]
    public let query: @MainActor @Sendable () -> String
    public let setQuery: @MainActor @Sendable (String) -> Void
    public let hire: @MainActor @Sendable (_ id: Int, _ name: String) -> Void
    public let remove: @MainActor @Sendable (_ id: Int) -> Void

    public init(
      employees: @escaping @MainActor @Sendable () -> [String],
      visible: @escaping @MainActor @Sendable () -> [String],
      query: @escaping @MainActor @Sendable () -> String,
      setQuery: @escaping @MainActor @Sendable (String) -> Void,
      hire: @escaping @MainActor @Sendable (_ id: Int, _ name: String) -> Void,
      remove: @escaping @MainActor @Sendable (_ id: Int) -> Void
    ) {
      self.employees = employees
      self.visible = visible
      self.query = query
      self.setQuery = setQuery
      self.hire = hire
      self.remove = remove
    }
  }
}
