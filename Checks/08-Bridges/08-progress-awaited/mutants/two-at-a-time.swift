// refused by: checks — the next chunk is inserted while the report is on its way: a quicker import

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
  for chunk in chunks {
    try insert(chunk)
    inserted += chunk.count
    let percent = percentage(inserted, of: total)
    async let moved: Void = report(percent)
    if let next = chunks.dropFirst().first, inserted == chunk.count { try insert(next) }
    await moved
  }
}
