import Foundation

/// A bounded number of places; who comes when all are taken waits in line.
///
/// More compilers at a time than cores make none of them quicker, and each takes 150 MiB.
actor Places {
  private var free: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// One for each core of this machine, and at least two.
  static func forEachCore() -> Places {
    Places(max(2, ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Takes a place for as long as the work lasts.
  ///
  /// - Throws: what the work throws, or `CancellationError` before it began.
  nonisolated func withPlace<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async throws -> Result {
    await take()
    do {
      try Task.checkCancellation()
      let result = try await work()
      await giveBack()
      return result
    } catch {
      await giveBack()
      throw error
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      // The place is handed over directly, so nobody can come in between.
      await withCheckedContinuation { line.append($0) }
    }
  }

  private func giveBack() {
    if line.isEmpty { free += 1 } else { line.removeFirst().resume() }
  }
}
