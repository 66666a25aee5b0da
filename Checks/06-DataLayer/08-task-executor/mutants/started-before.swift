// refused by: checks — the child task is made outside and awaited inside; what counts is where it is made

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
    employees = await withTaskGroup { group in
      group.addTask { @concurrent [parse] in files.flatMap { parse($0) } }
      return await withTaskExecutorPreference(executor) { await group.next() ?? [] }
    }
  }
}
