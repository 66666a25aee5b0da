// A task executor
//
// An import comes with an executor of its own, so that it takes no more threads than it is allowed.
// Its author has put it inside `withTaskExecutorPreference`, and expects that all of it has
// moved. But nothing has moved: the main actor still parses, file after file.
//
// Goal: each call of `parse` runs on the executor that this import was given, and nowhere else.
//
// - Each import parses each of its files once, also a file that an earlier import has parsed.
// - When `importFiles` returns, `employees` are those of all its files, in the order of the files.
//   They replace the employees of an earlier import; an import of no files leaves none.
// - Until then `employees` stay what they were.
// - How many files are parsed at the same time is up to you. A model is given one import at a time,
//   and none is cancelled.
// - The model stays a class on the main actor.

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

  // TODO: Let the parsing run on the executor.
  func importFiles(_ files: [String], on executor: any TaskExecutor) async {
    await withTaskExecutorPreference(executor) {
      employees = []
      for file in files {
        employees += parse(file)
      }
    }
  }
}
