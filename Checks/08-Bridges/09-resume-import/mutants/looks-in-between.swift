// refused by: checks — looks after the long piece of work, where the checkpoint is not written yet

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
  try Task.checkCancellation()
  for index in checkpoint.read()..<chunks.count {
    try insert(chunks[index])
    try Task.checkCancellation()
    checkpoint.write(index + 1)
  }
}
