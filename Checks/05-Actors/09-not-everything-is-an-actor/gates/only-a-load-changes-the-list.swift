// must not compile: a screen reads the list, the spinner and the message, and only a load sets them
// mode: app
// What cannot be set has one id for a property, and another for a dynamic member; both begin alike.
@testable import NotEverythingIsAnActor

func setsWhatTheModelShows(_ model: NotEverythingIsAnActor::DepartmentModel) {
  model.employees = []  // expected-error {{[assignment_}}
  model.isLoading = true  // expected-error {{[assignment_}}
  model.message = "Ships"  // expected-error {{[assignment_}}
}
