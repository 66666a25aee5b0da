// refused by: checks — when the balance has changed meanwhile it begins again, and asks the bank again

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
    while true {
      let seen = balance
      guard seen >= amount else { throw AccountError.insufficientFunds }
      try await authorize(amount)
      if balance == seen { break }
    }
    balance -= amount
  }
}
