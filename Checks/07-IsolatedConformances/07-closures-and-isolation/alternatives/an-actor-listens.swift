// differs: `change` may be kept, though nobody keeps it; the listener is an actor, and `home` is outside it

// MARK: - Given

final class Draft {
  let name: String
  var text = ""

  init(name: String) { self.name = name }
}

// MARK: - Your turn

func edit(_ drafts: [Draft], with change: @escaping (Draft) async -> Void) async {
  for draft in drafts { await change(draft) }
}

actor Listener {
  private let closure: @isolated(any) @Sendable (String) async -> Void

  init(_ closure: @escaping @isolated(any) @Sendable (String) async -> Void) {
    self.closure = closure
  }

  nonisolated var home: (any Actor)? { closure.isolation }

  func hear(_ news: String) async { await closure(news) }
}
