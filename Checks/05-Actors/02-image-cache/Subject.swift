/// What the checks may do with the learner's image cache.
public struct Subject: Sendable {
  /// One cache, seen as a task sees it. Images are numbers here.
  public struct Cache: Sendable {
    /// Looks for the image of an employee in a width. It starts where its caller runs.
    public let image:
      nonisolated(nonsending) @Sendable (_ employee: Int, _ width: Int) async -> Int?
    /// Keeps an image of an employee in a width. It starts where its caller runs.
    public let insert:
      nonisolated(nonsending) @Sendable (_ image: Int, _ employee: Int, _ width: Int) async -> Void
    /// Looks for an image, and inserts another one on the next line. If the cache is an actor, both are
    /// on it, and nothing else of the actor runs in between.
    public let lookThenInsert:
      nonisolated(nonsending) @Sendable (_ look: Int, _ image: Int, _ employee: Int) async -> Int?

    public init(
      image: nonisolated(nonsending) @escaping @Sendable (Int, Int) async -> Int?,
      insert: nonisolated(nonsending) @escaping @Sendable (Int, Int, Int) async -> Void,
      lookThenInsert: nonisolated(nonsending) @escaping @Sendable (Int, Int, Int) async -> Int?
    ) {
      self.image = image
      self.insert = insert
      self.lookThenInsert = lookThenInsert
    }
  }

  /// Makes a cache that holds so many images.
  public let makeCache: @MainActor @Sendable (_ limit: Int) async -> Cache

  /// Whether two keys are equal, and are one element of a set.
  public let areEqual: @MainActor @Sendable ((Int, Int), (Int, Int)) -> (equal: Bool, inSet: Bool)

  public init(
    makeCache: @escaping @MainActor @Sendable (_ limit: Int) async -> Cache,
    areEqual: @escaping @MainActor @Sendable ((Int, Int), (Int, Int)) -> (equal: Bool, inSet: Bool)
  ) {
    self.makeCache = makeCache
    self.areEqual = areEqual
  }
}
