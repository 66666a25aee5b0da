// refused by: checks — two synchronous functions, each undisturbed, and the bank in between

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

  private func check(_ amount: Int) throws {
    guard balance >= amount else { throw AccountError.insufficientFunds }
  }

  private func take(_ amount: Int) {
    balance -= amount
  }

  func withdraw(_ amount: Int) async throws {
    try check(amount)
    try await authorize(amount)
    take(amount)
  }
}
