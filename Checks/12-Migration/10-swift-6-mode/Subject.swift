/// What the checks may do with the learner's cache. A photo is a text.
public struct Subject: Sendable {
  public let makeCache: @Sendable (_ capacity: Int) -> Cache

  public init(makeCache: @escaping @Sendable (_ capacity: Int) -> Cache) {
    self.makeCache = makeCache
  }

  public struct Cache: Sendable {
    public let photo: @Sendable (_ id: Int, @escaping @Sendable (String?) -> Void) -> Void
    public let keep: @Sendable (_ photo: String, _ id: Int) -> Void
    public let trim: @Sendable (_ ids: [Int]) -> Void
    public let count: @Sendable () -> Int

    public init(
      photo: @escaping @Sendable (_ id: Int, @escaping @Sendable (String?) -> Void) -> Void,
      keep: @escaping @Sendable (_ photo: String, _ id: Int) -> Void,
      trim: @escaping @Sendable (_ ids: [Int]) -> Void, count: @escaping @Sendable () -> Int
    ) {
      self.photo = photo
      self.keep = keep
      self.trim = trim
      self.count = count
    }
  }
}
