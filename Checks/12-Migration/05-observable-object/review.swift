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

@MainActor func isHeard() -> Bool {
  let model = Model()
  var isHeard = false
  withObservationTracking {
    _ = model.shown
  } onChange: {
    MainActor.assumeIsolated { isHeard = true }
  }
  model.shown = [Person(id: 1, name: "Arthur")]
  return isHeard
}

print(isHeard())
