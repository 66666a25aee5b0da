// differs: what is promised is counted apart; the balance changes when the bank has said yes

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

  private var promised = 0

  func withdraw(_ amount: Int) async throws {
    guard balance - promised >= amount else { throw AccountError.insufficientFunds }
    promised += amount
    defer { promised -= amount }
    try await authorize(amount)
    balance -= amount
  }
}
