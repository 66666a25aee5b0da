import Foundation

/// Bounds how many pieces of work run at once; the others suspend and are resumed in order.
///
/// More compilers at a time than cores make none of them quicker, and each takes 150 MiB.
actor AsyncSemaphore {
  private var permits: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    permits = count
  }

  /// One for each core of this machine, and at least two.
  static func forEachCore() -> AsyncSemaphore {
    AsyncSemaphore(max(2, ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Holds a permit while the work runs.
  ///
  /// - Throws: what the work throws, or `CancellationError` before it began.
  nonisolated func withPermit<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async throws -> Result {
    await wait()
    do {
      try Task.checkCancellation()
      let result = try await work()
      await signal()
      return result
    } catch {
      await signal()
      throw error
    }
  }

  private func wait() async {
    if permits > 0 {
      permits -= 1
    } else {
      // The permit is handed over directly: no later caller can take it in between.
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  private func signal() {
    if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().resume() }
  }
}
