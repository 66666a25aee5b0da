// differs: an actor without an executor of its own parses; it follows the preference of whoever calls

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
    let parser = Parser(parse: parse)
    employees = await withTaskExecutorPreference(executor) {
      await parser.employees(in: files)
    }
  }
}

actor Parser {
  private let parse: @Sendable (_ file: String) -> [Employee]

  init(parse: @escaping @Sendable (_ file: String) -> [Employee]) {
    self.parse = parse
  }

  func employees(in files: [String]) -> [Employee] {
    files.flatMap { parse($0) }
  }
}
