// differs: an ordinary group that is read: one child waits for the next change, the others save

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

private nonisolated enum Event: Sendable {
  case came(Change)
  case noMore
  case saved
}

func saveAll(_ changes: AsyncStream<Change>, in archive: Archive) async throws {
  try await withThrowingTaskGroup(of: Event.self) { group in
    @Sendable func next() async -> Event {
      for await change in changes { return .came(change) }
      return .noMore
    }
    group.addTask { await next() }
    for try await event in group {
      if case .came(let change) = event {
        group.addTask { await next() }
        group.addTask {
          _ = try await archive.save(change)
          return .saved
        }
      }
    }
  }
}
