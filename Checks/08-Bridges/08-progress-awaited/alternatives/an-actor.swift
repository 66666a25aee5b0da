// differs: an actor that counts, with the loop in a method of its own

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
  try await Importer(chunks: chunks, report: report).run(insert)
}

private actor Importer {
  private let chunks: [[Employee]]
  private let report: @MainActor @Sendable (Int) -> Void
  private var inserted = 0

  init(chunks: [[Employee]], report: @escaping @MainActor @Sendable (Int) -> Void) {
    self.chunks = chunks
    self.report = report
  }

  func run(_ insert: @Sendable ([Employee]) throws -> Void) async throws {
    await tell()
    for chunk in chunks {
      try insert(chunk)
      inserted += chunk.count
      await tell()
    }
  }

  private func tell() async {
    await report(percentage(inserted, of: chunks.joined().count))
  }
}
