// refused by: checks — all chunks at once, and the checkpoint counts how many are done

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

/// How many chunks are in the database, counted from the first one of the roster.
nonisolated struct Checkpoint: Sendable {
  let read: @Sendable () -> Int
  let write: @Sendable (_ chunks: Int) -> Void
}

// MARK: - Your turn

/// - Parameter insert: Holds whoever calls it until the rows are written, all of them or, if it
///   throws, none.
@concurrent
func importRoster(
  _ chunks: [[Employee]], insert: @escaping @Sendable (_ chunk: [Employee]) throws -> Void,
  checkpoint: Checkpoint
) async throws {
  let begin = checkpoint.read()
  var done = begin
  try await withThrowingTaskGroup { group in
    for chunk in chunks.dropFirst(begin) {
      group.addTask {
        try Task.checkCancellation()
        try insert(chunk)
      }
    }
    while try await group.next() != nil {
      done += 1
      checkpoint.write(done)
    }
  }
}
