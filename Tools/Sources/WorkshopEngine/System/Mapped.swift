/// Maps over items with a bounded number at a time; results stand in the order of the items.
///
/// - Parameter progress: Called with how many are done, after each.
/// - Throws: what the first that fails throws; the others are cancelled.
package func mapped<Item: Sendable, Result: Sendable>(
  _ items: [Item], workers: Int, _ transform: @escaping @Sendable (Item) async throws -> Result,
  progress: (Int) -> Void = { _ in }
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: items.count)
    var next = 0
    func startOne() {
      guard next < items.count else { return }
      let (index, item) = (next, items[next])
      group.addTask { (index, try await transform(item)) }
      next += 1
    }
    for _ in 0..<workers { startOne() }
    var done = 0
    while let (index, result) = try await group.next() {
      results[index] = result
      done += 1
      progress(done)
      startOne()
    }
    return results.compactMap(\.self)
  }
}
