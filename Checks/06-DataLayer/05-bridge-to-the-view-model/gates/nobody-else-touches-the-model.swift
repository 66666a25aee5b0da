// must not compile: what a screen shows is on the main actor, and the data layer has to wait for it
// mode: app
@testable import BridgeToTheViewModel

@DataLayer func looksAtTheScreen(_ model: BridgeToTheViewModel::DirectoryModel) -> Int {
  model.employees.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
