/// What the checks may do with the learner's data layer.
public struct Subject: Sendable {
  /// One store with its index, both on the layer.
  public struct Directory: Sendable {
    /// Adds an employee to the store and to the index, from the main actor.
    public let add: @MainActor @Sendable (_ id: Int, _ name: String) async -> Void
    /// Adds an employee, and in the same piece of code on the layer reads the name that the store has
    /// for the id, and whether the index finds the id by that name.
    public let addAndLook:
      @MainActor @Sendable (_ id: Int, _ name: String) async -> (name: String?, isFound: Bool)
    /// The ids that the index knows for a name, in ascending order.
    public let ids: @MainActor @Sendable (_ name: String) async -> [Int]
    /// The names in the store, by id.
    public let names: @MainActor @Sendable () async -> [Int: String]

    public init(
      add: @escaping @MainActor @Sendable (_ id: Int, _ name: String) async -> Void,
      addAndLook:
        @escaping @MainActor @Sendable (_ id: Int, _ name: String) async -> (
          name: String?, isFound: Bool
        ),
      ids: @escaping @MainActor @Sendable (_ name: String) async -> [Int],
      names: @escaping @MainActor @Sendable () async -> [Int: String]
    ) {
      self.add = add
      self.addAndLook = addAndLook
      self.ids = ids
      self.names = names
    }
  }

  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Asks the layer for its actor, on the main actor.
  public let sharedActor: @MainActor @Sendable () -> any Actor
  /// Asks the layer for its actor, in nonisolated code.
  public let sharedActorOffTheMainActor: @concurrent @Sendable () async -> any Actor
  /// Asks the layer for its actor, in code on the layer, and says what that code is isolated to.
  public let sharedActorOnTheLayer:
    @concurrent @Sendable () async -> (shared: any Actor, isolation: (any Actor)?)
  /// Makes a store and an index that reports its work.
  public let makeDirectory: @MainActor @Sendable (_ work: @escaping Work) async -> Directory

  public init(
    sharedActor: @escaping @MainActor @Sendable () -> any Actor,
    sharedActorOffTheMainActor: @concurrent @escaping @Sendable () async -> any Actor,
    sharedActorOnTheLayer:
      @concurrent @escaping @Sendable () async -> (shared: any Actor, isolation: (any Actor)?),
    makeDirectory: @escaping @MainActor @Sendable (_ work: @escaping Work) async -> Directory
  ) {
    self.sharedActor = sharedActor
    self.sharedActorOffTheMainActor = sharedActorOffTheMainActor
    self.sharedActorOnTheLayer = sharedActorOnTheLayer
    self.makeDirectory = makeDirectory
  }
}
