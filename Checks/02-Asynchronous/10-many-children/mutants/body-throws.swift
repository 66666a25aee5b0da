// refused by: checks — the loop ends with an error of its own, which wins over the one of the child

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
    for await change in changes {
      guard !group.isCancelled else { throw CancellationError() }
      group.addTask { _ = try await archive.save(change) }
    }
  }
}
