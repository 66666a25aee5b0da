// differs: off the main actor, with the saving in a method of its own

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
  nonisolated func keep(_ change: Change) async throws {
    let receipt = try await save(change)
    assert(receipt.changeID == change.id)
  }
}

@concurrent
func saveAll(_ changes: AsyncStream<Change>, in archive: Archive) async throws {
  try await withThrowingDiscardingTaskGroup(returning: Void.self) { group in
    for await change in changes {
      guard group.addTaskUnlessCancelled(operation: { try await archive.keep(change) }) else {
        return
      }
    }
  }
}
