// Progress, awaited
//
// An import inserts a roster into the database, chunk by chunk and off the main actor. A bar on the
// screen shows how far it is. But the import sends its reports off and forgets them. While the
// screen is busy, it runs ahead of its bar, and it can be over while the bar still says 20 %.
//
// Goal: the import waits for each of its reports.
//
// - A chunk is begun only when the bar says what the chunks before it have brought: the percentage
//   of all employees that are inserted by then, rounded down or up.
// - The bar never goes back, and never counts employees that are not inserted yet. An empty chunk
//   changes nothing.
// - When `importRoster` returns, the bar says 100. That goes for a roster without employees too.
// - If a chunk fails, the import throws its error and begins no further chunk. The bar stays where
//   it is.
// - As now, the chunks are inserted in order, one after the other and each with one call of
//   `insert`, and none of them on the main actor.
//
// Up to you: to report more often than needed, such as a 0 at the start or a second 100 at the end;
// whether the bar of a roster without employees says 0 or 100 before the end; and whether the import
// checks for cancellation.

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
  for chunk in chunks {
    try insert(chunk)
    inserted += chunk.count
    let percent = percentage(inserted, of: total)
    // TODO: Go on only when the bar has moved. And what moves it if there are no chunks?
    Task { @MainActor in report(percent) }
  }
}
