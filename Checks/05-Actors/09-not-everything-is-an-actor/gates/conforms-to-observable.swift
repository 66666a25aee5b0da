// must compile: views are told of every change: the model conforms to `Observable`
// mode: app
import Observation

@testable import NotEverythingIsAnActor

func gateShows(_ model: NotEverythingIsAnActor::DepartmentModel) -> any Observable {
  model
}
