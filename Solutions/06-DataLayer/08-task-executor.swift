// A task executor
//
// An import has an executor of its own, which limits its threads. The code below uses
// `withTaskExecutorPreference`, as if that moved everything. It moves nothing here: the main actor
// still parses, file after file.
//
// Goal: each call of `parse` runs on the executor that this import was given.
//
// - Each import parses each of its files once, also a file that an earlier import has parsed.
// - When `importFiles` returns, `employees` are those of all its files, in order, and no others.
//   Until `importFiles` returns, `employees` stay.
// - The model stays a class on the main actor.
//
// Up to you: how many files are parsed together. A model has one import at a time, and none is
// cancelled.

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
