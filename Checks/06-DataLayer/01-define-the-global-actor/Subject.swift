/// What the checks may do with the learner's data layer.
public struct Subject: Sendable {
  /// One store with its index, both on the layer.
  public struct Directory: Sendable {
    /// Adds an employee to the store and to the index, from the main actor.
    public let add: @MainActor @Sendable (_ id: Int, _ name: String) async -> Void
    /// The ids that the index knows for a name, in ascending order.
    public let ids: @MainActor @Sendable (_ name: String) async -> [Int]
    /// The names in the store, by id.
    public let names: @MainActor @Sendable () async -> [Int: String]

    public init(
      add: @escaping @MainActor @Sendable (_ id: Int, _ name: String) async -> Void,
      ids: @escaping @MainActor @Sendable (_ name: String) async -> [Int],
      names: @escaping @MainActor @Sendable () async -> [Int: String]
    ) {
      self.add = add
      self.ids = ids
      self.names = names
    }
  }

  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Asks the layer for its actor.
  public let sharedActor: @MainActor @Sendable () -> any Actor
  /// Makes a store and an index that reports its work.
  public let makeDirectory: @MainActor @Sendable (_ work: @escaping Work) async -> Directory

  public init(
    sharedActor: @escaping @MainActor @Sendable () -> any Actor,
    makeDirectory: @escaping @MainActor @Sendable (_ work: @escaping Work) async -> Directory
  ) {
    self.sharedActor = sharedActor
    self.makeDirectory = makeDirectory
  }
}
