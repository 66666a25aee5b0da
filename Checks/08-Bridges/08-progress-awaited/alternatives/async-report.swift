// differs: the parameter is an `async` closure, and it is rounded; a bar that would not move is left alone

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
  _ chunks: [[Employee]], insert: @Sendable (_ chunk: [Employee]) throws -> Void,
  report: @Sendable (_ percent: Int) async -> Void
) async throws {
  let total = chunks.joined().count
  var inserted = 0
  var bar = -1
  for chunk in [[]] + chunks {
    if !chunk.isEmpty { try insert(chunk) }
    inserted += chunk.count
    let percent =
      total == 0 ? 100 : Int((Double(inserted) / Double(total) * 100).rounded(.toNearestOrEven))
    if percent != bar { await report(percent) }
    bar = percent
  }
}
