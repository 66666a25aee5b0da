// refused by: checks — a discarding group, and a list of receipts beside it “for later”

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

private actor Drawer {
  var receipts: [Receipt] = []
  func keep(_ receipt: Receipt) { receipts.append(receipt) }
}

func saveAll(_ changes: AsyncStream<Change>, in archive: Archive) async throws {
  let drawer = Drawer()
  try await withThrowingDiscardingTaskGroup { group in
    for await change in changes {
      let added = group.addTaskUnlessCancelled {
        await drawer.keep(try await archive.save(change))
      }
      if !added { break }
    }
  }
}
