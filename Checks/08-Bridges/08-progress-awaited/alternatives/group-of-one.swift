// differs: a throwing group with one child at a time; the parent reports

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

/// How much of a roster is inserted. Of a roster without employees that is all of it.
nonisolated func percentage(_ inserted: Int, of total: Int) -> Int {
  total == 0 ? 100 : inserted * 100 / total
}

// MARK: - Your turn

/// - Parameters:
///   - insert: Holds whoever calls it until the rows are written, all of them or none.
///   - report: Moves the bar.
@concurrent
func importRoster(
  _ chunks: [[Employee]], insert: @escaping @Sendable (_ chunk: [Employee]) throws -> Void,
  report: @escaping @MainActor @Sendable (_ percent: Int) -> Void
) async throws {
  let total = chunks.reduce(0) { $0 + $1.count }
  var inserted = 0
  await report(percentage(inserted, of: total))
  try await withThrowingTaskGroup(of: Int.self) { group in
    for chunk in chunks {
      group.addTask {
        try insert(chunk)
        return chunk.count
      }
      inserted += try await group.next() ?? 0
      await report(percentage(inserted, of: total))
    }
  }
}
