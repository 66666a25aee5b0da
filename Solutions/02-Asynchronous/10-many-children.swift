// Many children
//
// Changes come in all day. To save one returns a large receipt that no code uses. The function
// below keeps all receipts until the last change, and notices an error only then.
//
// Goal: `saveAll` saves each change as soon as it comes, while others are saved.
//
// - Each change is saved once, even if two share an id; a failed save is not repeated.
// - A receipt is released when its save has ended.
// - The first failure cancels the other saves at once. It is thrown, at the latest at the next
//   change or the end.
// - When the caller is cancelled, so are the saves.
// - At the end no save is running.
//
// Up to you: changes after failure or cancellation.

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
  // A child that ends is gone, and the first that fails cancels the group: no result is read.
  try await withThrowingDiscardingTaskGroup { group in
    for await change in changes {
      // A failure does not end this loop, so it asks.
      let added = group.addTaskUnlessCancelled { _ = try await archive.save(change) }
      if !added { break }
    }
    // On the way out the group waits for its children, and throws the first error.
  }
}
