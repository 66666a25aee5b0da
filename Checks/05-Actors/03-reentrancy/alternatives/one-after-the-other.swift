// differs: withdrawals form a line, each waits for the one before; the rest of the account does not

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

  private var last: Task<Void, any Error>?

  func withdraw(_ amount: Int) async throws {
    let before = last
    let task = Task {
      _ = await before?.result
      guard balance >= amount else { throw AccountError.insufficientFunds }
      try await authorize(amount)
      balance -= amount
    }
    last = task
    try await task.value
  }
}
