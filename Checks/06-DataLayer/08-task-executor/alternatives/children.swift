// differs: a child task for each file; children take the preference over

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
        for (index, file) in files.enumerated() {
          group.addTask { @concurrent [parse] in (index, parse(file)) }
        }
        var parsed = Array(repeating: [Employee](), count: files.count)
        for await (index, employees) in group { parsed[index] = employees }
        return parsed.flatMap(\.self)
      }
    }
  }
}
