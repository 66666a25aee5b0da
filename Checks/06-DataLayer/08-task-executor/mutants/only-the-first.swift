// refused by: checks — the first file moves, and the rest is left to tasks that prefer nothing

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
    guard let first = files.first else {
      employees = []
      return
    }
    let parsed = await withTaskExecutorPreference(executor) { await read(first) }
    var others: [Employee] = []
    for file in files.dropFirst() { others += await read(file) }
    employees = parsed + others
  }

  @concurrent
  private func read(_ file: String) async -> [Employee] {
    parse(file)
  }
}
