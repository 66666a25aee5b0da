// Resume an import
//
// A checkpoint should say how many chunks are inserted. The import below does not use it:
// cancelled, it goes on; begun again, it inserts everything twice.
//
// Goal: an import goes on where the last one stopped.
//
// - An import begins with the chunk behind the checkpoint, if any.
// - The checkpoint counts a chunk after it is inserted, and before the next one begins or the
//   import ends.
// - Once its task is cancelled, the import begins no further chunk and throws `CancellationError`.
//   During or after the last chunk it may return instead.
// - A chunk that fails ends the import with its error, without another try.
// - As now, chunks are inserted in order, once each, off the main actor.

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

/// - Parameter insert: Holds its caller's thread until the rows are written, all of them or, if
///   it throws, none.
@concurrent
func importRoster(
  _ chunks: [[Employee]], insert: @escaping @Sendable (_ chunk: [Employee]) throws -> Void,
  checkpoint: Checkpoint
) async throws {
  for index in checkpoint.read()..<chunks.count {
    // Here everything is as the checkpoint says, so this is the place to stop.
    try Task.checkCancellation()
    try insert(chunks[index])
    // Nothing stands between the two, and nothing that throws: a chunk that is in, is counted.
    checkpoint.write(index + 1)
  }
}
