// differs: chunks are inserted by a sequence that is pulled, and the main actor pulls: no chunk before the bar

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
func importRoster(
  _ chunks: [[Employee]], insert: @escaping @Sendable (_ chunk: [Employee]) throws -> Void,
  report: @escaping @MainActor @Sendable (_ percent: Int) -> Void
) async throws {
  let steps = Steps(chunks: chunks, insert: insert)
  report(0)
  for try await percent in steps { report(percent) }
  report(100)
}

nonisolated struct Steps: AsyncSequence, Sendable {
  let chunks: [[Employee]]
  let insert: @Sendable (_ chunk: [Employee]) throws -> Void

  func makeAsyncIterator() -> Iterator {
    Iterator(rest: chunks[...], total: chunks.joined().count, insert: insert)
  }

  struct Iterator: AsyncIteratorProtocol {
    var rest: ArraySlice<[Employee]>
    let total: Int
    var inserted = 0
    let insert: @Sendable (_ chunk: [Employee]) throws -> Void

    mutating func next() async throws -> Int? {
      guard let chunk = rest.popFirst() else { return nil }
      try await write(chunk)
      inserted += chunk.count
      return percentage(inserted, of: total)
    }

    @concurrent
    private func write(_ chunk: [Employee]) async throws {
      try insert(chunk)
    }
  }
}
