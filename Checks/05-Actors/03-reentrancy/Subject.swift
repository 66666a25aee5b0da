/// What the checks may do with the learner's account.
public struct Subject: Sendable {
  /// How a withdrawal ended.
  public enum Outcome: Sendable {
    case paid
    case insufficientFunds
    case otherError(any Error)
  }

  /// What asks the bank.
  public typealias Authorize = @Sendable (Int) async throws -> Void

  /// What is told of an outcome.
  public typealias Tell = @Sendable (_ place: Int, Outcome) -> Void

  /// One account, seen as those see it who book a trip.
  public struct Account: Sendable {
    /// Withdraws an amount. It starts where its caller runs.
    public let withdraw: nonisolated(nonsending) @Sendable (Int) async -> Outcome
    /// Withdraws an amount on the account's own actor, and looks at the balance there: nothing else
    /// of the actor runs in between.
    public let withdrawThenLook: nonisolated(nonsending) @Sendable (Int) async -> (Outcome, Int)
    /// Withdraws amounts on the account's own actor, each as soon as the one before has ended:
    /// nothing else of the actor runs in between.
    ///
    /// Each outcome is told with the place of its amount.
    public let withdrawInTurn:
      nonisolated(nonsending) @Sendable ([Int], @escaping Tell) async -> Void
    /// Pays an amount in.
    public let deposit: @MainActor @Sendable (Int) async -> Void
    /// How much there is. The call starts where its caller runs.
    public let balance: nonisolated(nonsending) @Sendable () async -> Int

    public init(
      withdraw: nonisolated(nonsending) @escaping @Sendable (Int) async -> Outcome,
      withdrawThenLook: nonisolated(nonsending) @escaping @Sendable (Int) async -> (Outcome, Int),
      withdrawInTurn:
        nonisolated(nonsending) @escaping @Sendable ([Int], @escaping Tell) async ->
        Void,
      deposit: @escaping @MainActor @Sendable (Int) async -> Void,
      balance: nonisolated(nonsending) @escaping @Sendable () async -> Int
    ) {
      self.withdraw = withdraw
      self.withdrawThenLook = withdrawThenLook
      self.withdrawInTurn = withdrawInTurn
      self.deposit = deposit
      self.balance = balance
    }
  }

  /// Opens an account with so much money in it.
  public let makeAccount:
    @MainActor @Sendable (_ balance: Int, _ authorize: @escaping Authorize) -> Account

  public init(
    makeAccount: @escaping @MainActor @Sendable (Int, @escaping Authorize) -> Account
  ) {
    self.makeAccount = makeAccount
  }
}
