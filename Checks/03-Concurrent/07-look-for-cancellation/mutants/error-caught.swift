// refused by: checks — the loop ends, but the `catch` takes the error for one of the file

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
  do {
    for (index, chunk) in chunks.enumerated() {
      try Task.checkCancellation()
      employees += chunk.parse()
      progress(index + 1)
    }
  } catch {
    // What could be read is better than nothing.
  }
  return employees
}
