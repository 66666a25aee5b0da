// Resume an import
//
// A long import is often interrupted: the person cancels it, or the disk is full. A checkpoint,
// kept on the disk, is to say how many chunks of the roster are in the database. The import below
// neither reads nor writes it. Cancelled, it goes on to the end. Begun again, it inserts everything
// twice.
//
// Goal: whatever ends an import, the next one goes on where it stopped. Nothing is inserted twice,
// and nothing is left out.
//
// - An import begins with the chunk behind the checkpoint. If all are in, it inserts nothing.
// - As soon as a chunk is inserted, the checkpoint counts it: before the next one is begun, and
//   before the import ends, however it ends.
// - The checkpoint never counts a chunk that is not in, and never goes back.
// - Once the task that called it is cancelled, the import begins no further chunk and throws
//   `CancellationError`.
//   (If that comes only during or after the last chunk, it may as well return.)
// - If a chunk fails, the import throws its error without another try, and the next import begins
//   with that chunk.
// - As now, the chunks are inserted in order, one after the other and each with one call of
//   `insert`, and none of them on the main actor.

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
  // TODO: Begin behind the checkpoint, keep it up to date, and find out between two chunks whether
  // anybody still wants the rest.
  for chunk in chunks {
    try insert(chunk)
  }
}
