// refused by: gates — the listener is put on the actor of its closure, for one kind of closure

// MARK: - Given

final class Draft {
  let name: String
  var text = ""

  init(name: String) { self.name = name }
}

// MARK: - Your turn

func edit(
  _ drafts: [Draft], with change: nonisolated(nonsending) (Draft) async -> Void
) async {
  for draft in drafts { await change(draft) }
}

@MainActor
struct Listener: Sendable {
  private let closure: @isolated(any) @Sendable (String) async -> Void

  init(_ closure: @escaping @isolated(any) @Sendable (String) async -> Void) {
    self.closure = closure
  }

  var home: (any Actor)? { closure.isolation }

  func hear(_ news: String) async { await closure(news) }
}
