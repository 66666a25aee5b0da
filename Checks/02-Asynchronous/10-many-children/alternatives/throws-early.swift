// differs: the loop is a child too, so an error is thrown at once, also while no change comes

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
  let (failures, report) = AsyncStream<any Error>.makeStream(bufferingPolicy: .bufferingOldest(1))
  try await withThrowingTaskGroup(of: Void.self) { outer in
    outer.addTask {
      await withDiscardingTaskGroup { saves in
        for await change in changes {
          saves.addTask {
            do { _ = try await archive.save(change) } catch { report.yield(error) }
          }
        }
      }
      report.finish()
    }
    outer.addTask {
      for await error in failures { throw error }
    }
    try await outer.next()
    try await outer.next()
  }
}
