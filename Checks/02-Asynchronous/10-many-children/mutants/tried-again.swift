// refused by: checks — one more try for each save: after an error, and after being cancelled too

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

extension Archive {
  nonisolated func tryTwice(_ change: Change) async throws {
    do { _ = try await save(change) } catch { _ = try await save(change) }
  }
}

func saveAll(_ changes: AsyncStream<Change>, in archive: Archive) async throws {
  try await withThrowingDiscardingTaskGroup { group in
    for await change in changes {
      let added = group.addTaskUnlessCancelled { try await archive.tryTwice(change) }
      if !added { break }
    }
  }
}
