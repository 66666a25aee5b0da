// differs: the actor is noted when the listener is made; a plain closure is kept

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
  let hear: @Sendable (String) async -> Void

  init(_ closure: @escaping @isolated(any) @Sendable (String) async -> Void) {
    home = closure.isolation
    hear = { news in await closure(news) }
  }
}
