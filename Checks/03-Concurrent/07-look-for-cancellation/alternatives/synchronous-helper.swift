// differs: a synchronous function looks: there is a task to ask in it as well

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
    employees += try chunk.parseIfWanted()
    progress(index + 1)
  }
  return employees
}

extension Chunk {
  nonisolated fileprivate func parseIfWanted() throws(CancellationError) -> [Employee] {
    if Task.isCancelled { throw CancellationError() }
    return parse()
  }
}
