// refused by: gates — drafts were made to cross, so that the closure may run anywhere
// whole: `Draft` becomes `Sendable`, with its text behind a lock

import Synchronization

// MARK: - Given

final class Draft: Sendable {
  let name: String
  private let state = Mutex("")

  init(name: String) { self.name = name }

  var text: String {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

// MARK: - Your turn

func edit(_ drafts: [Draft], with change: @concurrent (Draft) async -> Void) async {
  for draft in drafts { await change(draft) }
}

struct Listener: Sendable {
  private let closure: @isolated(any) @Sendable (String) async -> Void

  init(_ closure: @escaping @isolated(any) @Sendable (String) async -> Void) {
    self.closure = closure
  }

  var home: (any Actor)? { closure.isolation }

  func hear(_ news: String) async { await closure(news) }
}
