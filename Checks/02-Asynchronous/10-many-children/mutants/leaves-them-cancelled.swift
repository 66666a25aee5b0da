// refused by: checks — after an error the tasks are cancelled, and left before they have ended

// MARK: - Given

nonisolated struct Change: Sendable {
  let id: Int
}

nonisolated struct Receipt: Sendable {
  let changeID: Int
  let scan: any Sendable
}

nonisolated struct Archive: Sendable {
  let save: @Sendable (Change) async throws -> Receipt
}

// MARK: - Your turn

private final class Saver {
  private(set) var failure: (any Error)?
  private var running: [Int: Task<Void, Never>] = [:]

  func save(_ change: Change, in archive: Archive) {
    running[change.id] = Task {
      do {
        _ = try await archive.save(change)
      } catch {
        failure = failure ?? error
        cancel()
      }
      running[change.id] = nil
    }
  }

  func cancel() {
    for task in running.values { task.cancel() }
  }

  func wait() async {
    for task in running.values { await task.value }
  }
}

func saveAll(_ changes: AsyncStream<Change>, in archive: Archive) async throws {
  let saver = Saver()
  try await withTaskCancellationHandler {
    for await change in changes {
      if let failure = saver.failure { throw failure }
      saver.save(change, in: archive)
    }
    await saver.wait()
    if let failure = saver.failure { throw failure }
  } onCancel: {
    Task { @MainActor in saver.cancel() }
  }
}
