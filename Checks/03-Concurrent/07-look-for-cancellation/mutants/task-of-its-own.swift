// refused by: checks — the inner task looks at its own mark, and nobody passes the cancellation on to it

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
  let work = Task { @concurrent in
    var employees: [Employee] = []
    for (index, chunk) in chunks.enumerated() {
      try Task.checkCancellation()
      employees += chunk.parse()
      progress(index + 1)
    }
    return employees
  }
  return try await work.value
}
