import Synchronization

/// What clients of a server were told, and what they have asked for without an answer.
final class Ledger: Sendable {
  /// A change on its way. An employee is known by their title, and nil is none.
  struct Pending {
    let before: String?
    let after: String?
  }

  struct State {
    /// The title that each address has after the last answer.
    var titles: [String: String?] = [:]
    var ids: [String: Int64] = [:]
    var pending: [String: Pending] = [:]
    var answers = 0
    /// Of the import that runs: its number, and the rows that were said to be in.
    var importNumber = 0
    var importedRows: Int64 = 0
    /// Of all imports that were completed.
    var completedRows: Int64 = 0
  }

  private let state = Mutex(State())

  var now: State { state.withLock(\.self) }

  func update(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  func begin(_ email: String, _ pending: Pending) {
    update { $0.pending[email] = pending }
  }

  /// Notes an answer.
  ///
  /// - Returns: How many there were.
  func end(_ email: String, _ title: String?, id: Int64) -> Int {
    state.withLock { state in
      state.titles[email] = .some(title)
      state.ids[email] = id
      state.pending[email] = nil
      state.answers += 1
      return state.answers
    }
  }
}
