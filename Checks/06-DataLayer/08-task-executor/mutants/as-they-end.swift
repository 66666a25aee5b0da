// refused by: checks — children on the executor, and their results in the order in which they end

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
      await withTaskGroup { group in
        for file in files {
          group.addTask { @concurrent [parse] in parse(file) }
        }
        var parsed: [Employee] = []
        for await employees in group { parsed += employees }
        return parsed
      }
    }
  }
}
