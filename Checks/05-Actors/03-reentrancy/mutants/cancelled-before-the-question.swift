// refused by: checks — reserved, and then it looks for a cancellation, before the lines that give money back

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
    // Looked at and taken in one piece: whoever comes while this waits sees what is left.
    balance -= amount
    try Task.checkCancellation()
    do {
      try await authorize(amount)
    } catch {
      // Added to what is there now, which may not be what was there before.
      balance += amount
      throw error
    }
  }
}
