/// What the checks may do with the learner's two functions.
public struct Subject: Sendable {
  /// Where the calls come from.
  public enum Caller: String, Sendable, CaseIterable {
    case mainActor = "code on the main actor"
    case otherActor = "code on another actor"
    case noActor = "code on no actor"
  }

  /// What an avatar tells of each piece of work, in microseconds, wherever that is done.
  public typealias Work = @Sendable (_ microseconds: Int) -> Void

  /// A directory: gives the name of an employee.
  public typealias Name = @Sendable (_ employeeID: Int) async -> String

  /// Adds a caption to one new avatar of the caller's so many times, one after the other, and gives
  /// what the caller reads after each.
  public let addCaption:
    @concurrent @Sendable (
      _ caller: Caller, _ employeeID: Int, _ times: Int, _ name: @escaping Name,
      _ work: @escaping Work
    ) async -> [String]

  /// Sharpens an avatar of the caller's: a new one, or one that has been sharpened elsewhere before.
  public let sharpen:
    @concurrent @Sendable (_ caller: Caller, _ isSharp: Bool, _ work: @escaping Work) async -> Void

  public init(
    addCaption:
      @escaping @concurrent @Sendable (
        _ caller: Caller, _ employeeID: Int, _ times: Int, _ name: @escaping Name,
        _ work: @escaping Work
      ) async -> [String],
    sharpen:
      @escaping @concurrent @Sendable (
        _ caller: Caller, _ isSharp: Bool, _ work: @escaping Work
      ) async -> Void
  ) {
    self.addCaption = addCaption
    self.sharpen = sharpen
  }
}
