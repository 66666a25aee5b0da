// refused by: gates — an actor without an executor of its own follows the preference, and no screen can read it
// whole: `ImportModel` becomes an actor

// MARK: - Given

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
}

actor ImportModel {
  private(set) var employees: [Employee] = []
  /// Turns a file into employees. It takes long, and runs where it is called.
  private let parse: @Sendable (_ file: String) -> [Employee]

  init(parse: @escaping @Sendable (_ file: String) -> [Employee]) {
    self.parse = parse
  }

  // MARK: - Your turn

  func importFiles(_ files: [String], on executor: any TaskExecutor) async {
    await withTaskExecutorPreference(executor) {
      employees = files.flatMap { parse($0) }
    }
  }
}
