// refused by: checks — `progress` moved up, so that the look comes right after it; a chunk counts as done before it is begun

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
    progress(index + 1)
    try Task.checkCancellation()
    employees += chunk.parse()
  }
  return employees
}
