/// What the checks may do with the learner's department.
public struct Subject: Sendable {
  /// One department.
  public struct Department: Sendable {
    public let id: @Sendable () -> Int
    public let name: @Sendable () -> String
    public let description: @Sendable () -> String
    public let matches: @Sendable (String) -> Bool
    public let headcount: @Sendable () async -> Int
    public let join: @Sendable (String) async -> Void
    public let leave: @Sendable (String) async -> Void

    public init(
      id: @escaping @Sendable () -> Int,
      name: @escaping @Sendable () -> String,
      description: @escaping @Sendable () -> String,
      matches: @escaping @Sendable (String) -> Bool,
      headcount: @escaping @Sendable () async -> Int,
      join: @escaping @Sendable (String) async -> Void,
      leave: @escaping @Sendable (String) async -> Void
    ) {
      self.id = id
      self.name = name
      self.description = description
      self.matches = matches
      self.headcount = headcount
      self.join = join
      self.leave = leave
    }
  }

  /// Makes a department without members.
  public let makeDepartment: @Sendable (_ id: Int, _ name: String) async -> Department

  public init(makeDepartment: @escaping @Sendable (_ id: Int, _ name: String) async -> Department) {
    self.makeDepartment = makeDepartment
  }
}
