// must compile: `Account` stays an actor: code on it does two things in one piece
// mode: library
@testable import Reentrancy

func gatePaysInAndLooks(_ account: isolated Reentrancy::Account) -> Int {
  account.deposit(5)
  return account.balance
}
