// refused by: checks — `next()` after each child: the errors are heard, and nothing is done meanwhile

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
  try await withThrowingTaskGroup(of: Receipt.self) { group in
    for await change in changes {
      group.addTask { try await archive.save(change) }
      _ = try await group.next()
    }
  }
}
