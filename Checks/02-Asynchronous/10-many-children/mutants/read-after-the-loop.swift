// refused by: checks — read with `for try await`, but only when the last change has come: too late

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
      group.addTask { _ = try await archive.save(change) }
    }
    for try await _ in group {}
  }
}
