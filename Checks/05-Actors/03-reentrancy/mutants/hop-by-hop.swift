// refused by: checks — it looks again, and each look and each change is a visit of its own

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

  private func take(_ amount: Int) {
    balance -= amount
  }

  private func ask(_ amount: Int) async throws {
    try await authorize(amount)
  }

  nonisolated func withdraw(_ amount: Int) async throws {
    guard await balance >= amount else { throw AccountError.insufficientFunds }
    try await ask(amount)
    guard await balance >= amount else { throw AccountError.insufficientFunds }
    await take(amount)
  }
}
