import Synchronization

/// The imports that are running now.
final class ImportRegistry: Sendable {
  /// How many may run at once.
  static let limit = 4

  enum Refusal: Error, Equatable {
    case runsAlready
    case tooMany
    case isEnding
  }

  private struct Run {
    /// What reads the file, and what ends behind it, when all of it is in the database.
    var reading: Task<ImportProgress, any Error>?
    var whole: Task<ImportProgress, any Error>?
    var isCancelled = false
  }

  private struct State {
    var runs: [String: Run] = [:]
    var isEnding = false
  }

  private let state = Mutex(State())

  /// Runs an import until it is over or cancelled.
  ///
  /// - Parameters:
  ///   - reading: Takes the file in. Its task is cancelled with the import.
  ///   - cancelled: Notes that the import was cancelled.
  /// - Throws: `Refusal`, what the closures throw, and `CancellationError` when the server ends.
  func run(
    _ id: String, reading: @escaping @Sendable () async throws -> ImportProgress,
    cancelled: @escaping @Sendable () async throws -> ImportProgress
  ) async throws -> ImportProgress {
    let whole = try state.withLock { state in
      guard !state.isEnding else { throw Refusal.isEnding }
      guard state.runs[id] == nil else { throw Refusal.runsAlready }
      guard state.runs.count < Self.limit else { throw Refusal.tooMany }
      let reader = Task { try await reading() }
      let whole = Task {
        defer { self.state.withLock { state in state.runs[id] = nil } }
        do {
          return try await reader.value
        } catch {
          guard self.state.withLock({ state in state.runs[id]?.isCancelled == true }) else {
            throw error
          }
          return try await cancelled()
        }
      }
      state.runs[id] = Run(reading: reader, whole: whole)
      return whole
    }
    return try await withTaskCancellationHandler {
      try await whole.value
    } onCancel: {
      state.withLock { $0.runs[id]?.reading }?.cancel()
    }
  }

  /// Cancels an import and returns when it is over; nil where it does not run.
  func cancel(_ id: String) async throws -> ImportProgress? {
    let run = state.withLock { state in
      state.runs[id]?.isCancelled = true
      return state.runs[id]
    }
    run?.reading?.cancel()
    return try await run?.whole?.value
  }

  func isRunning(_ id: String) -> Bool {
    state.withLock { $0.runs[id] != nil }
  }

  /// Interrupts all imports, and lets none begin: each can be resumed.
  func end() {
    let runs = state.withLock { state in
      state.isEnding = true
      return state.runs.values.map { $0 }
    }
    for run in runs { run.reading?.cancel() }
  }
}
