// refused by: checks — a roster in order, and nobody in it twice: more than the file says

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

/// A part of the file. To parse it is a long piece of arithmetic, which nothing interrupts.
nonisolated struct Chunk: Sendable {
  let parse: @Sendable () -> [Employee]
}

// MARK: - Your turn

@concurrent
func importRoster(
  from chunks: [Chunk], progress: @escaping @Sendable (_ chunksDone: Int) -> Void
) async throws -> [Employee] {
  var employees: [Int: Employee] = [:]
  for (index, chunk) in chunks.enumerated() {
    try Task.checkCancellation()
    for employee in chunk.parse() {
      employees[employee.id] = employee
    }
    progress(index + 1)
  }
  return employees.values.sorted { $0.id < $1.id }
}
