/// What the checks may do with the learner's stickers.
public struct Subject: Sendable {
  /// Some stickers; each is spoken of by its place among them.
  public struct Stickers: Sendable {
    public let retitle: @MainActor @Sendable (_ place: Int, _ title: String) -> Void
    /// Compares two of them off the main actor.
    public let areEqual: @concurrent @Sendable (_ place: Int, _ other: Int) async -> Bool
    /// Whether two of them have the same hash, worked out off the main actor.
    public let hashAlike: @concurrent @Sendable (_ place: Int, _ other: Int) async -> Bool
    /// Whether the first of two comes before the second.
    public let isBefore: @MainActor @Sendable (_ place: Int, _ other: Int) -> Bool

    public init(
      retitle: @escaping @MainActor @Sendable (_ place: Int, _ title: String) -> Void,
      areEqual: @concurrent @escaping @Sendable (_ place: Int, _ other: Int) async -> Bool,
      hashAlike: @concurrent @escaping @Sendable (_ place: Int, _ other: Int) async -> Bool,
      isBefore: @escaping @MainActor @Sendable (_ place: Int, _ other: Int) -> Bool
    ) {
      self.retitle = retitle
      self.areEqual = areEqual
      self.hashAlike = hashAlike
      self.isBefore = isBefore
    }
  }

  /// The album, with stickers that were found.
  public struct Album: Sendable {
    public let stickers: Stickers
    /// Puts the stickers at these places into the album.
    public let collect: @MainActor @Sendable (_ places: [Int]) async -> Void
    public let contains: @MainActor @Sendable (_ place: Int) -> Bool
    public let count: @MainActor @Sendable () -> Int
    public let lines: @MainActor @Sendable () -> [String]

    public init(
      stickers: Stickers,
      collect: @escaping @MainActor @Sendable (_ places: [Int]) async -> Void,
      contains: @escaping @MainActor @Sendable (_ place: Int) -> Bool,
      count: @escaping @MainActor @Sendable () -> Int,
      lines: @escaping @MainActor @Sendable () -> [String]
    ) {
      self.stickers = stickers
      self.collect = collect
      self.contains = contains
      self.count = count
      self.lines = lines
    }
  }

  /// Makes an empty album and stickers with these ids and titles.
  public let makeAlbum: @MainActor @Sendable (_ found: [(id: Int, title: String)]) -> Album

  public init(
    makeAlbum: @escaping @MainActor @Sendable (_ found: [(id: Int, title: String)]) -> Album
  ) {
    self.makeAlbum = makeAlbum
  }
}
