// must compile: `load(from:)` says `throws(RosterError)`, so a plain `catch` gets a RosterError
// mode: app
@testable import LoadRoster

func firstFault(in text: String) -> LoadRoster::RosterError? {
  do {
    _ = try LoadRoster::Roster.load(from: text)
    return nil
  } catch {
    let fault: LoadRoster::RosterError = error
    return fault
  }
}
