// must compile: a plain `catch` gets a RosterError, so the screen can show its record and its field
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
