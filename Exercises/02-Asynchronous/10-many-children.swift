// Many children
//
// Changes to the directory come in all day. Each is saved in the archive, and the archive returns a
// receipt, with a scan that is large. Nobody looks at the receipts. The function below keeps them
// all in the group until the last change has come. It also hears of an error only then.
//
// Goal: `saveAll` saves each change as soon as it comes, also while others are being saved.
//
// - Each change is saved once, also where two have the same id, and also if the save fails.
// - A receipt is let go as soon as its save has ended.
// - As soon as a save fails, the saves that run are cancelled, also while no new change comes, and
//   after the last one. The error of the first save that failed is thrown: at the latest when the
//   next change comes or the stream ends.
// - When the caller is cancelled, the saves that run are cancelled too.
// - When the function comes back, in whichever way, none of its saves is still running, not even
//   one that is slow to notice that it was cancelled.
//
// Up to you: what becomes of a change that comes after the cancelling.

// MARK: - Given

nonisolated struct Change: Sendable {
  let id: Int
}

nonisolated struct Receipt: Sendable {
  let changeID: Int
  let scan: any Sendable
}

nonisolated struct Archive: Sendable {
  let save: @Sendable (Change) async throws -> Receipt
}

// MARK: - Your turn

func saveAll(_ changes: AsyncStream<Change>, in archive: Archive) async throws {
  // TODO: Use a group that keeps no results, and stop when one of its children has failed.
  try await withThrowingTaskGroup(of: Receipt.self) { group in
    for await change in changes {
      group.addTask { try await archive.save(change) }
    }
    try await group.waitForAll()
  }
}
