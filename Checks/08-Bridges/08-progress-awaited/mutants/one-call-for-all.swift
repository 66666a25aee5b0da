// refused by: checks — one call is quicker than many, and the bar jumps to its end

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
  await report(0)
  try insert(chunks.flatMap { $0 })
  await report(100)
}
