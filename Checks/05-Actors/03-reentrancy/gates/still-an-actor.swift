// must compile: `Account` stays an actor: on it, `deposit` and `balance` do not wait
// mode: library
@testable import Reentrancy

func gatePaysInAndLooks(_ account: isolated Reentrancy::Account) -> Int {
  account.deposit(5)
  return account.balance
}
