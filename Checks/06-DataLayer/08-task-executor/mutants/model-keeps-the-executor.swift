// refused by: checks — each model keeps the executor of its first import

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

  private var kept: (any TaskExecutor)?

  func importFiles(_ files: [String], on executor: any TaskExecutor) async {
    if kept == nil { kept = executor }
    employees = await withTaskExecutorPreference(kept!) { @concurrent [parse] in
      files.flatMap { parse($0) }
    }
  }
}
