import Observation

@MainActor @Observable
final class Model {
  var query = ""
  @ObservationIgnored var searches = 0
}

@MainActor func changes() -> Int {
  let model = Model()
  var heard = 0
  withObservationTracking {
    _ = (model.query, model.searches)
  } onChange: {
    MainActor.assumeIsolated { heard += 1 }
  }
  model.searches = 1
  model.query = "a"
  model.query = "ad"
  return heard
}

print(changes())
