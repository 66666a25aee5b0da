// differs: an iterator in place of `for await`, and a question to the group before each child

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
    var iterator = changes.makeAsyncIterator()
    while let change = await iterator.next(), !group.isCancelled {
      group.addTask { _ = try await archive.save(change) }
    }
  }
}
