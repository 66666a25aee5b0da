/// What the checks may do with the learner's model.
public struct Subject: Sendable {
  /// One model, as its screen uses it.
  public struct Model: Sendable {
    public let rename: @MainActor @Sendable (String) -> Void
    public let add: @MainActor @Sendable (_ sticker: String) -> Void
    public let removeAll: @MainActor @Sendable () -> Void
    public let stickers: @MainActor @Sendable () -> [String]
    /// Shares the model with receipts of these amounts.
    public let share: @MainActor @Sendable (_ amounts: [Int]) -> [String]

    public init(
      rename: @escaping @MainActor @Sendable (String) -> Void,
      add: @escaping @MainActor @Sendable (_ sticker: String) -> Void,
      removeAll: @escaping @MainActor @Sendable () -> Void,
      stickers: @escaping @MainActor @Sendable () -> [String],
      share: @escaping @MainActor @Sendable (_ amounts: [Int]) -> [String]
    ) {
      self.rename = rename
      self.add = add
      self.removeAll = removeAll
      self.stickers = stickers
      self.share = share
    }
  }

  /// Makes a model without stickers.
  public let makeModel: @MainActor @Sendable (_ name: String) -> Model

  public init(makeModel: @escaping @MainActor @Sendable (_ name: String) -> Model) {
    self.makeModel = makeModel
  }
}
