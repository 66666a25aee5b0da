// refused by: checks — it leaves the look at the balance to the bank, which knows nothing of it

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
    try await authorize(amount)
    balance -= amount
  }
}
