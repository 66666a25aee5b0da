// refused by: checks — the first executor is kept, and the next import runs there too
// whole: `ImportModel` gets a static property for an executor

// MARK: - Given

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
}

final class ImportModel {
  private(set) var employees: [Employee] = []
  /// Turns a file into employees. It takes long, and runs where it is called.
  private static var kept: (any TaskExecutor)?
  private let parse: @Sendable (_ file: String) -> [Employee]

  init(parse: @escaping @Sendable (_ file: String) -> [Employee]) {
    self.parse = parse
  }

  // MARK: - Your turn

  func importFiles(_ files: [String], on executor: any TaskExecutor) async {
    let executor = Self.kept ?? executor
    Self.kept = executor
    employees = await withTaskExecutorPreference(executor) {
      // This closure is still on the main actor, which has an executor of its own. A `@concurrent`
      // function that it awaits moves.
      await parseAll(files)
    }
  }

  // `@concurrent` leaves the main actor. Where to is then decided by the task's preference.
  @concurrent
  private func parseAll(_ files: [String]) async -> [Employee] {
    files.flatMap { parse($0) }
  }
}
