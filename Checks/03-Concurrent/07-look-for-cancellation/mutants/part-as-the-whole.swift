// refused by: checks — `break` ends the work at once, and what has been read is not lost

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
  var employees: [Employee] = []
  for (index, chunk) in chunks.enumerated() {
    if Task.isCancelled { break }
    employees += chunk.parse()
    progress(index + 1)
  }
  return employees
}
