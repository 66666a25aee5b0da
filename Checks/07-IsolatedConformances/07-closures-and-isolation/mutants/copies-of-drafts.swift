// refused by: checks — the closure is given copies, and what it did is written back

// MARK: - Given

final class Draft {
  let name: String
  var text = ""

  init(name: String) { self.name = name }
}

// MARK: - Your turn

func edit(_ drafts: [Draft], with change: (Draft) async -> Void) async {
  for draft in drafts {
    let copy = Draft(name: draft.name)
    copy.text = draft.text
    await change(copy)
    draft.text = copy.text
  }
}

struct Listener: Sendable {
  private let closure: @isolated(any) @Sendable (String) async -> Void

  init(_ closure: @escaping @isolated(any) @Sendable (String) async -> Void) {
    self.closure = closure
  }

  var home: (any Actor)? { closure.isolation }

  func hear(_ news: String) async { await closure(news) }
}
