// refused by: policy — the main actor is blocked until a task elsewhere is done: the hop is there, and a stop

import Dispatch
import Observation
import Synchronization

// MARK: - Given

struct Employee {
  let id: Int  // No two have the same.
  let name: String
}

struct Row {
  let name: String
  let initials: String
}

@Observable
final class DirectoryModel {
  private(set) var rows: [Row] = []

  // MARK: - Your turn

  func show(_ employees: [Employee]) {
    rows = employees.map { Row(name: $0.name, initials: initials(of: $0.name)) }
  }
}

func initials(of name: String) -> String {
  let answer = Mutex("")
  let done = DispatchSemaphore(value: 0)
  Task { @concurrent in
    let letters = await find(name)
    answer.withLock { $0 = letters }
    done.signal()
  }
  done.wait()
  return answer.withLock { $0 }
}

/// The first letters of the first and the last word, in upper case.
@concurrent
private func find(_ name: String) async -> String {
  let words = name.split(separator: " ")
  guard let first = words.first, let last = words.last else { return "?" }
  let letters = words.count == 1 ? first.prefix(1) : first.prefix(1) + last.prefix(1)
  return letters.uppercased()
}
