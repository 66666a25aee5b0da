// refused by: checks — a name of its own for the error, which nobody who waits can know

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

nonisolated enum ImportError: Error {
  case stopped
}

@concurrent
func importRoster(
  from chunks: [Chunk], progress: @escaping @Sendable (_ chunksDone: Int) -> Void
) async throws -> [Employee] {
  var employees: [Employee] = []
  for (index, chunk) in chunks.enumerated() {
    guard !Task.isCancelled else { throw ImportError.stopped }
    employees += chunk.parse()
    progress(index + 1)
  }
  return employees
}
