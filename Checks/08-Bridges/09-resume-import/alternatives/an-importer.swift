// differs: an actor with the place in the roster as its state

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
  let importer = Importer(chunks: chunks, checkpoint: checkpoint)
  while try await importer.insertNext(insert) {}
}

private actor Importer {
  private let chunks: [[Employee]]
  private let checkpoint: Checkpoint
  private var next: Int

  init(chunks: [[Employee]], checkpoint: Checkpoint) {
    self.chunks = chunks
    self.checkpoint = checkpoint
    next = checkpoint.read()
  }

  /// Says whether there was a chunk left.
  func insertNext(_ insert: @Sendable ([Employee]) throws -> Void) throws -> Bool {
    guard next < chunks.count else { return false }
    try Task.checkCancellation()
    try insert(chunks[next])
    next += 1
    checkpoint.write(next)
    return true
  }
}
