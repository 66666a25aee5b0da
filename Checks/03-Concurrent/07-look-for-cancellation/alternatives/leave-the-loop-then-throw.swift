// differs: leaves the loop first, and throws where the roster turns out not to be whole

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
  var chunksDone = 0
  while chunksDone < chunks.count, !Task.isCancelled {
    employees += chunks[chunksDone].parse()
    chunksDone += 1
    progress(chunksDone)
  }
  guard chunksDone == chunks.count else { throw CancellationError() }
  return employees
}
