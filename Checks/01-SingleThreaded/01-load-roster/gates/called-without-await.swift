// must compile: nothing here waits, so synchronous code loads a roster without `await`
// mode: app
@testable import LoadRoster

func employees(in text: String) throws -> [LoadRoster::Employee] {
  try LoadRoster::Roster.load(from: text).employees
}
