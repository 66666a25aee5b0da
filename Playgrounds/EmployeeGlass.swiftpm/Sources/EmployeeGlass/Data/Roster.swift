/// All employees at one moment, which never change: whoever has it may read it on any actor.
nonisolated final class Roster: Sendable {
  let version: Int
  let employees: [Employee]
  /// Hears how many employees were touched, wherever that happens.
  let work: @Sendable (Int) -> Void

  init(version: Int, employees: [Employee], work: @escaping @Sendable (Int) -> Void) {
    self.version = version
    self.employees = employees
    self.work = work
  }
}
