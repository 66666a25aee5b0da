// differs: `isolation: nil` takes the closure off the main actor, and no function is needed

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
    let parse = parse
    employees = await withTaskExecutorPreference(executor, isolation: nil) { @Sendable in
      files.flatMap(parse)
    }
  }
}
