// refused by: gates — right in its behavior, but the money is the main actor's now
// whole: `Account` becomes a class on the main actor

// MARK: - Given

nonisolated enum AccountError: Error {
  case insufficientFunds
}

final class Account {
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
    guard balance >= amount else { throw AccountError.insufficientFunds }
    balance -= amount
  }
}
