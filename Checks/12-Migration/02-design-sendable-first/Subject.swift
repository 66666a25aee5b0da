public import Foundation

/// What the checks may do with the learner's module.
public struct Subject: Sendable {
  /// Answers a request: the bytes, or nil where the server is not there.
  public typealias Server = @Sendable (_ request: String, _ body: Data?) -> Data?

  /// A new service, without any employees yet.
  public let makeService: @MainActor @Sendable (_ server: @escaping Server) -> Service
  /// What the module makes of an employee that it reads and writes in the server's format; nil where it cannot
  /// read it.
  public let rewritten: @Sendable (Data) -> Data?
  /// Which of some employees are left in a set of them, by name.
  public let setOf: @Sendable ([Employee]) -> [Employee]

  /// A snapshot of some employees, and the one after an employee was replaced in it.
  public let replacing:
    @Sendable (_ employees: [Employee], _ version: Int, _ employee: Employee) -> (
      before: Snapshot, after: Snapshot
    )

  /// The snapshots after each of some employees was replaced in one and the same snapshot.
  public let replacingEach:
    @Sendable (_ employees: [Employee], _ version: Int, _ replacements: [Employee]) -> [Snapshot]

  /// The properties that change in the original when they are set in a copy. A class has none: it has no copies.
  public let sharedByCopies: @Sendable (_ employee: Employee) -> [String]

  public init(
    makeService: @escaping @MainActor @Sendable (_ server: @escaping Server) -> Service,
    rewritten: @escaping @Sendable (Data) -> Data?,
    setOf: @escaping @Sendable ([Employee]) -> [Employee],
    replacing:
      @escaping @Sendable (
        _ employees: [Employee], _ version: Int, _ employee: Employee
      ) -> (before: Snapshot, after: Snapshot),
    replacingEach:
      @escaping @Sendable (
        _ employees: [Employee], _ version: Int, _ replacements: [Employee]
      ) -> [Snapshot],
    sharedByCopies: @escaping @Sendable (_ employee: Employee) -> [String]
  ) {
    self.sharedByCopies = sharedByCopies
    self.replacing = replacing
    self.replacingEach = replacingEach
    self.makeService = makeService
    self.rewritten = rewritten
    self.setOf = setOf
  }

  /// An employee as the checks compare one.
  public struct Employee: Sendable, Equatable, CustomStringConvertible {
    public let id: Int
    public let name: String
    public let department: String

    public init(id: Int, name: String, department: String) {
      self.id = id
      self.name = name
      self.department = department
    }

    public var description: String { "\(id) \(name), \(department)" }
  }

  /// A snapshot that the service has given to the checks, and that they keep.
  public struct Snapshot: Sendable {
    public let version: @Sendable () -> Int
    public let employees: @Sendable () -> [Employee]

    public init(
      version: @escaping @Sendable () -> Int, employees: @escaping @Sendable () -> [Employee]
    ) {
      self.version = version
      self.employees = employees
    }
  }

  /// A service with a server of the checks' own.
  public struct Service: Sendable {
    /// Loads the roster, and hands over the new snapshot, or nil, where the service calls back.
    public let load: @MainActor @Sendable (@escaping @Sendable (Snapshot?) -> Void) -> Void
    /// Renames an employee, and hands over what the server has made of it, or nil.
    public let rename:
      @MainActor @Sendable (Int, String, @escaping @Sendable (Employee?) -> Void) -> Void
    public let snapshot: @MainActor @Sendable () -> Snapshot
    /// Ids that were new in each change, as observers have heard of it.
    public let addedInEachChange: @MainActor @Sendable () -> [[Int]]

    public init(
      load: @escaping @MainActor @Sendable (@escaping @Sendable (Snapshot?) -> Void) -> Void,
      rename:
        @escaping @MainActor @Sendable (Int, String, @escaping @Sendable (Employee?) -> Void) ->
        Void,
      snapshot: @escaping @MainActor @Sendable () -> Snapshot,
      addedInEachChange: @escaping @MainActor @Sendable () -> [[Int]]
    ) {
      self.load = load
      self.rename = rename
      self.snapshot = snapshot
      self.addedInEachChange = addedInEachChange
    }
  }
}
