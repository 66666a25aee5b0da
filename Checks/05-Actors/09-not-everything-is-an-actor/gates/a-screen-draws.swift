// must compile: synchronous code on the main actor reads all that the model shows and sets `query`
// mode: app
@testable import NotEverythingIsAnActor

func draws(_ model: NotEverythingIsAnActor::DepartmentModel, typed: String) -> [String] {
  model.query = typed
  if model.isLoading { return ["…"] }
  if let message = model.message { return [message] }
  return [model.query] + model.visible.map { $0.name } + ["\(model.employees.count) in all"]
}
