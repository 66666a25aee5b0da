// differs: reserving and refunding are synchronous functions of their own, and `defer` decides

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

  private func reserve(_ amount: Int) throws(AccountError) {
    balance -= amount
    if balance < 0 {
      balance += amount
      throw .insufficientFunds
    }
  }

  func withdraw(_ amount: Int) async throws {
    try reserve(amount)
    var isAuthorized = false
    defer { if !isAuthorized { deposit(amount) } }
    try await authorize(amount)
    isAuthorized = true
  }
}
