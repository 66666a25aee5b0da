// Look for cancellation
//
// A roster's file is read chunk by chunk, off the main actor. Cancel cancels the task that waits
// for it, and the import still goes on to the end.
//
// Goal: once its task is cancelled, the import begins no further chunk.
//
// - Only the chunk being parsed is finished. If the task was cancelled before, no chunk is begun.
// - A cancelled import throws `CancellationError`, and never returns a part of the roster.
//   (Cancelled during or after the last chunk, it may return all of it.)
// - Without cancellation, chunks are parsed as now: one after the other, off the main actor, with
//   `progress` told after each. Every employee comes, in the file's order.

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
    // Before the chunk, so that a task cancelled before it began parses nothing. It throws, and so
    // the employees found so far never look like the whole roster.
    try Task.checkCancellation()
    employees += chunk.parse()
    progress(index + 1)
  }
  return employees
}
