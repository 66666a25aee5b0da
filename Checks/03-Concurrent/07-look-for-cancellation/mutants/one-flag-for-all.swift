// refused by: checks — the flag outlives the import that set it, so every later one is cancelled too

import Synchronization

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

nonisolated let isCancelled = Atomic(false)

@concurrent
func importRoster(
  from chunks: [Chunk], progress: @escaping @Sendable (_ chunksDone: Int) -> Void
) async throws -> [Employee] {
  try await withTaskCancellationHandler {
    var employees: [Employee] = []
    for (index, chunk) in chunks.enumerated() {
      if isCancelled.load(ordering: .acquiring) { throw CancellationError() }
      employees += chunk.parse()
      progress(index + 1)
    }
    return employees
  } onCancel: {
    isCancelled.store(true, ordering: .releasing)
  }
}
