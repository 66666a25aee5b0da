// Reentrancy
//
// Asking the bank takes time. The account is an actor, so its code never runs twice at once. Still
// it gets overdrawn.
//
// Goal: the account is never overdrawn, however many withdrawals are under way.
//
// - Each `withdraw` asks the bank once, or is refused without asking. If the bank throws, so does
//   `withdraw`, and no money is gone.
// - A cancelled caller has either paid, or gets an error and loses nothing.
// - A withdrawal that the account can pay together with all others under way is paid. Others are
//   refused with `insufficientFunds`.
// - `Account` stays an actor. `deposit` and `balance` do not wait for the bank. No deposit is lost.
//
// Up to you: which withdrawals are paid, and when. Amounts are positive.

// MARK: - Given

nonisolated enum AccountError: Error {
  case insufficientFunds
}

actor Account {
  private(set) var balance: Int
  private let authorize: @Sendable (Int) async throws -> Void

  init(balance: Int, authorize: @escaping @Sendable (Int) async throws -> Void) {
    self.balance = balance
    self.authorize = authorize
  }

  func deposit(_ amount: Int) {
    balance += amount
  }

  // MARK: - Your turn

  // TODO: Others may withdraw while this one waits. See to it that the account can pay.
  func withdraw(_ amount: Int) async throws {
    guard balance >= amount else { throw AccountError.insufficientFunds }
    try await authorize(amount)
    balance -= amount
  }
}
