// refused by: checks — `#isolation` names the actor of whoever makes the listener

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

struct Listener: Sendable {
  let home: (any Actor)?
  private let closure: @Sendable (String) async -> Void

  init(
    isolation: (any Actor)? = #isolation, _ closure: @escaping @Sendable (String) async -> Void
  ) {
    home = isolation
    self.closure = closure
  }

  func hear(_ news: String) async { await closure(news) }
}
