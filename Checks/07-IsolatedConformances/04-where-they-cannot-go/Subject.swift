/// What the checks may do with the learner's stickers.
public struct Subject: Sendable {
  /// One sticker.
  public struct Sticker: Sendable {
    public let isSelected: @MainActor @Sendable () -> Bool
    public let select: @MainActor @Sendable (Bool) -> Void
    /// Stores the sticker, then files it; gives the text and the shelf.
    public let keep: @MainActor @Sendable () async -> [String]

    public init(
      isSelected: @escaping @MainActor @Sendable () -> Bool,
      select: @escaping @MainActor @Sendable (Bool) -> Void,
      keep: @escaping @MainActor @Sendable () async -> [String]
    ) {
      self.isSelected = isSelected
      self.select = select
      self.keep = keep
    }
  }

  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Makes a sticker that is kept in an archive which reports its work.
  public let makeSticker:
    @MainActor @Sendable (_ id: Int, _ image: String, _ work: @escaping Work) -> Sticker

  public init(
    makeSticker:
      @escaping @MainActor @Sendable (_ id: Int, _ image: String, _ work: @escaping Work) -> Sticker
  ) {
    self.makeSticker = makeSticker
  }
}
