// refused by: checks — the balance stops at zero, and the money is paid all the same

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
    guard balance >= amount else { throw AccountError.insufficientFunds }
    try await authorize(amount)
    balance = max(0, balance - amount)
  }
}
