// must compile: `load(from:)` is synchronous, so code that cannot wait loads a roster
// mode: app
@testable import LoadRoster

func employees(in text: String) throws -> [LoadRoster::Employee] {
  try LoadRoster::Roster.load(from: text).employees
}
