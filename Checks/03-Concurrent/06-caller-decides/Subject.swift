/// What the checks may do with the learner's two functions.
public struct Subject: Sendable {
  /// Who calls.
  public enum Caller: String, Sendable, CaseIterable {
    case mainActor = "code on the main actor"
    case otherActor = "code on another actor"
  }

  /// What an avatar tells of each piece of work, in microseconds, wherever that is done.
  public typealias Work = @Sendable (_ microseconds: Int) -> Void

  /// Adds captions to one new avatar of the caller's, one after the other, and gives what the caller
  /// reads after each.
  public let addCaption:
    @concurrent @Sendable (_ caller: Caller, _ names: [String], _ work: @escaping Work) async ->
      [String]

  /// Sharpens a new avatar of the caller's.
  public let sharpen: @concurrent @Sendable (_ caller: Caller, _ work: @escaping Work) async -> Void

  public init(
    addCaption:
      @escaping @concurrent @Sendable (
        _ caller: Caller, _ names: [String], _ work: @escaping Work
      ) async -> [String],
    sharpen:
      @escaping @concurrent @Sendable (_ caller: Caller, _ work: @escaping Work) async -> Void
  ) {
    self.addCaption = addCaption
    self.sharpen = sharpen
  }
}
