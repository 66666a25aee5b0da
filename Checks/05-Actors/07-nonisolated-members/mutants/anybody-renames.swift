// refused by: gates — a lock makes a `var` safe to read, and lets anybody change the name

import Foundation
import Synchronization

// MARK: - Your turn

actor Department {
  nonisolated let id: Int
  private nonisolated let title: Mutex<String>
  nonisolated var name: String {
    get { title.withLock { $0 } }
    set { title.withLock { $0 = newValue } }
  }
  private var members: Set<String> = []

  init(id: Int, name: String) {
    self.id = id
    title = Mutex(name)
  }

  var headcount: Int { members.count }

  func join(_ person: String) { members.insert(person) }

  func leave(_ person: String) { members.remove(person) }

  nonisolated var description: String { "\(name) (no. \(id))" }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
