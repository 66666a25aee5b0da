// refused by: checks — children that return nothing: the receipts are gone, the errors still wait

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
  try await withThrowingTaskGroup(of: Void.self) { group in
    for await change in changes {
      guard group.addTaskUnlessCancelled(operation: { _ = try await archive.save(change) }) else {
        break
      }
    }
    try await group.waitForAll()
  }
}
