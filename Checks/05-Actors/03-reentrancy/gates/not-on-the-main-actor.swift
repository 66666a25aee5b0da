// must not compile: the balance is isolated to the account, so the main actor has to await it
// mode: library
@testable import Reentrancy

@MainActor
func gateReadsOnTheSpot(_ account: Reentrancy::Account) -> Int {
  account.balance  // expected-error {{[actor_isolated_non_self_reference]}}
}
