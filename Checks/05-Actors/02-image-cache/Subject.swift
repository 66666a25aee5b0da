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

    public init(
      image: nonisolated(nonsending) @escaping @Sendable (Int, Int) async -> Int?,
      insert: nonisolated(nonsending) @escaping @Sendable (Int, Int, Int) async -> Void
    ) {
      self.image = image
      self.insert = insert
    }
  }

  /// Makes a cache that holds so many images.
  public let makeCache: @MainActor @Sendable (_ limit: Int) async -> Cache

  public init(makeCache: @escaping @MainActor @Sendable (_ limit: Int) async -> Cache) {
    self.makeCache = makeCache
  }
}
