// Reentrancy
//
// A department pays its travel from an account. Several people book at the same time, and for each
// withdrawal the bank is asked, which takes a while. The account is an actor, so two pieces of its code
// never run at the same time. All the same it gets overdrawn.
//
// Goal: the account is never overdrawn, however many withdrawals are under way.
//
// - `withdraw` asks the bank about its amount once. If the bank agrees, the amount is taken out,
//   and `withdraw` returns. What `authorize` throws, `withdraw` throws too, and by then no money is
//   gone.
// - A caller that is cancelled has either paid, or gets an error and loses nothing.
// - What the account cannot pay is refused with `insufficientFunds`. A withdrawal that it can pay
//   together with all others under way is paid, down to the last coin.
// - Up to you: which ones are paid when there is not enough for all, when the amount is taken out,
//   whether a withdrawal waits for another one, and whether the bank is asked about one that is
//   refused.
// - `Account` stays an actor. `deposit` and `balance` do not wait for the bank, and no deposit is
//   lost. Accounts share nothing.

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
