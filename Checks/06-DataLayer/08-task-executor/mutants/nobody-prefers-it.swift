// refused by: checks — off the main actor, to the pool: nobody told the task of the executor

// MARK: - Given

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
}

final class ImportModel {
  private(set) var employees: [Employee] = []
  /// Turns a file into employees. It takes long, and runs where it is called.
  private let parse: @Sendable (_ file: String) -> [Employee]

  init(parse: @escaping @Sendable (_ file: String) -> [Employee]) {
    self.parse = parse
  }

  // MARK: - Your turn

  func importFiles(_ files: [String], on executor: any TaskExecutor) async {
    employees = await parseAll(files)
  }

  // `@concurrent` leaves the main actor. Where to is then decided by the task's preference.
  @concurrent
  private func parseAll(_ files: [String]) async -> [Employee] {
    files.flatMap { parse($0) }
  }
}
