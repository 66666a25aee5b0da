import Observation

struct Person: Equatable {
  let id: Int
  var name: String

  static func == (left: Person, right: Person) -> Bool { left.id == right.id }
}

@MainActor @Observable
final class Model {
  var shown = [Person(id: 1, name: "Art")]
}

@MainActor func isHeard(_ change: (Model) -> Void) -> Bool {
  let model = Model()
  var isHeard = false
  withObservationTracking {
    _ = model.shown
  } onChange: {
    MainActor.assumeIsolated { isHeard = true }
  }
  change(model)
  return isHeard
}

let assigned = isHeard { $0.shown = [Person(id: 1, name: "Arthur")] }
let inPlace = isHeard { $0.shown[0].name = "Arthur" }
print(assigned, inPlace)
