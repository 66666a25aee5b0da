// refused by: checks — `where` leaves changes out after an error, and waits for the next one all the same

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
  try await withThrowingDiscardingTaskGroup { group in
    for await change in changes where !group.isCancelled {
      group.addTask { _ = try await archive.save(change) }
    }
  }
}
