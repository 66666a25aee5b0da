// must not compile: the balance belongs to the account, so the main actor has to wait for it
// mode: library
@testable import Reentrancy

@MainActor
func gateReadsOnTheSpot(_ account: Reentrancy::Account) -> Int {
  account.balance  // expected-error {{[actor_isolated_non_self_reference]}}
}
