// refused by: checks — while one is under way, all others are refused

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

  private var isBusy = false

  func withdraw(_ amount: Int) async throws {
    guard !isBusy, balance >= amount else { throw AccountError.insufficientFunds }
    isBusy = true
    defer { isBusy = false }
    try await authorize(amount)
    balance -= amount
  }
}
