// refused by: gates — a lock lets all code in, and a screen hears of changes made while it draws
// whole: `ImportModel` is nonisolated, with `employees` behind a lock

import Synchronization

// MARK: - Given

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
}

nonisolated final class ImportModel: Sendable {
  private let kept = Mutex<[Employee]>([])
  var employees: [Employee] { kept.withLock { $0 } }
  /// Turns a file into employees. It takes long, and runs where it is called.
  private let parse: @Sendable (_ file: String) -> [Employee]

  init(parse: @escaping @Sendable (_ file: String) -> [Employee]) {
    self.parse = parse
  }

  // MARK: - Your turn

  func importFiles(_ files: [String], on executor: any TaskExecutor) async {
    let parsed = await withTaskExecutorPreference(executor) {
      // This closure is still on the main actor, which has an executor of its own. A `@concurrent`
      // function that it awaits moves.
      await parseAll(files)
    }
    kept.withLock { $0 = parsed }
  }

  // `@concurrent` leaves the main actor. Where to is then decided by the task's preference.
  @concurrent
  private func parseAll(_ files: [String]) async -> [Employee] {
    files.flatMap { parse($0) }
  }
}
