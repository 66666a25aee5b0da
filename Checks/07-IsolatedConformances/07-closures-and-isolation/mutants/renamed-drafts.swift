// refused by: gates — the name of a draft can be set
// whole: a draft's name is a `var`

// MARK: - Given

final class Draft {
  var name: String
  var text = ""

  init(name: String) { self.name = name }
}

// MARK: - Your turn

func edit(_ drafts: [Draft], with change: nonisolated(nonsending) (Draft) async -> Void) async {
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
