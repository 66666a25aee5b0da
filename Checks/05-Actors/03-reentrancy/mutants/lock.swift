// refused by: build — a lock around it all: the compiler lets nobody hold one across an `await`

import Foundation

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

  private let lock = NSLock()

  func withdraw(_ amount: Int) async throws {
    lock.lock()
    defer { lock.unlock() }
    guard balance >= amount else { throw AccountError.insufficientFunds }
    try await authorize(amount)
    balance -= amount
  }
}
