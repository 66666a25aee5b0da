// Progress, awaited
//
// A bar shows how far an import is. The import below does not wait for its reports: while the
// screen is busy, it runs ahead of its bar.
//
// Goal: the import waits for each of its reports.
//
// - A chunk is begun only when the bar says what is inserted, as a percentage of all employees.
// - The bar never goes back, and never says more than what is inserted.
// - When the import returns, the bar says 100, also for a roster without employees.
// - A chunk that fails ends the import with its error, and the bar stays.
// - As now, all chunks, even empty ones, are inserted in order, off the main actor.
//
// Up to you: rounding, repeated reports, cancellation.

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
///   - insert: Holds its caller's thread until the rows are written, all of them or none.
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
