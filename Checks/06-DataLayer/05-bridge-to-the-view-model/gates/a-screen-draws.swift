// must compile: the screen reads all that the model shows, without `await`
// mode: app
@testable import BridgeToTheViewModel

func draws(_ model: BridgeToTheViewModel::DirectoryModel) -> [String] {
  if model.isLoading { return ["…"] }
  if let message = model.message { return [message] }
  return model.employees.map { $0.name } + ["revision \(model.revision)"]
}
