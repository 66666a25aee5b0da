import Synchronization

/// Programs that were loaded once and wait, as many as run at the same time.
///
/// For the linter and the grader, which call the compiler some hundred times in a row, and for `watch`,
/// where a learner waits after each save. The programs wait as long as this does, and end with the
/// command too.
final class Standby: Sendable {
  private struct State {
    /// By executable.
    var idle: [String: [StandbyProgram]] = [:]
    var isGivenUp = false
  }

  private let library: String
  private let others: [String: [String]]
  private let state = Mutex(State())

  /// - Parameters:
  ///   - library: What `Support/Compiler/standby.c` was compiled to.
  ///   - others: Libraries that a program would load later, and has from the start; by executable.
  init(library: String, loading others: [String: [String]] = [:]) {
    self.library = library
    self.others = others
  }

  deinit {
    for program in state.withLock({ $0.idle.values.flatMap(\.self) }) { program.end() }
  }

  /// Whether a program was not there when it was asked, so that all are started anew for each run.
  var isGivenUp: Bool { state.withLock { $0.isGivenUp } }

  /// Runs a command as `Command.run` does, in the directory where its program was first run.
  ///
  /// - Throws: `SpawnError`.
  func run(_ command: Command) async throws -> Completion {
    guard let program = try program(for: command) else { return try await command.run() }
    switch await program.run(command) {
    case .completed(let completion):
      state.withLock { $0.idle[command.executable, default: []].append(program) }
      return completion
    case .ended(let completion):
      program.end()
      return completion
    case .lost:
      program.end()
      state.withLock { $0.isGivenUp = true }
      return try await command.run()
    }
  }

  private func program(for command: Command) throws -> StandbyProgram? {
    let (idle, isGivenUp) = state.withLock { state in
      (state.idle[command.executable]?.popLast(), state.isGivenUp)
    }
    if isGivenUp {
      idle?.end()
      return nil
    }
    return try idle
      ?? StandbyProgram(command, library: library, loading: others[command.executable] ?? [])
  }
}
