// must not compile: repository and model keep their isolation: the data layer has to await the model
// mode: app
@testable import BridgeToTheViewModel

@DataLayer func looksAtTheScreen(_ model: BridgeToTheViewModel::DirectoryModel) -> Int {
  model.employees.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
