// refused by: checks — before it refuses, it waits a turn, since somebody may pay in; others find the account overdrawn
// Reentrancy
//
// A department pays its travel from an account. Several people book at the same time, and for each
// withdrawal the bank is asked, which takes a while. The account is an actor, so two pieces of its code
// never run at the same time. All the same it gets overdrawn.
//
// Goal: the account is never overdrawn, however many withdrawals are under way.
//
// - `withdraw` asks the bank once, with `authorize`, and takes the amount out only if that comes back.
//   Then it returns. What `authorize` throws, `withdraw` throws too, and by then no money is gone.
//   Who is cancelled while the bank is asked may have paid, or gets an error and loses nothing.
// - What the account cannot pay is refused with `insufficientFunds`. Withdrawals that it can pay
//   together are all paid, down to the last coin.
// - Whose turn it is when there is not enough for all, and whether an amount is taken out before the
//   bank has answered, is up to you.
// - `Account` stays an actor. `deposit` and `balance` do not wait for the bank, and nothing that was
//   paid in is lost.

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

  func withdraw(_ amount: Int) async throws {
    balance -= amount
    if balance < 0 { await Task.yield() }
    guard balance >= 0 else {
      balance += amount
      throw AccountError.insufficientFunds
    }
    do {
      try await authorize(amount)
    } catch {
      balance += amount
      throw error
    }
  }
}
