// Look for cancellation
//
// A roster's file is read chunk by chunk, off the main actor. The Cancel button cancels the task
// that waits for it, and nothing changes: the import goes on to the end of the file.
//
// Goal: once its task is cancelled, the import begins no further chunk.
// - Only the chunk in work at that moment is finished. If the task was cancelled before, none is
//   begun.
// - A cancelled import throws `CancellationError` and never returns a part of the roster. (The whole
//   roster is right as well if the cancellation comes only during or after the last chunk, or if
//   there is no chunk.)
// - Without cancellation all stays as it is: the chunks are parsed one after the other, off the main
//   actor. After each chunk, before the next, `progress` is told how many are done. Every employee
//   comes, in the order of the file.

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
  // TODO: Find out between two chunks whether anybody still wants the result.
  for (index, chunk) in chunks.enumerated() {
    employees += chunk.parse()
    progress(index + 1)
  }
  return employees
}
