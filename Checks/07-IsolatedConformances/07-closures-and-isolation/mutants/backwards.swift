// refused by: checks — the drafts are taken from the end of the list, which is the easy end

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
  var rest = drafts
  while let draft = rest.popLast() { await change(draft) }
}

struct Listener: Sendable {
  private let closure: @isolated(any) @Sendable (String) async -> Void

  init(_ closure: @escaping @isolated(any) @Sendable (String) async -> Void) {
    self.closure = closure
  }

  var home: (any Actor)? { closure.isolation }

  func hear(_ news: String) async { await closure(news) }
}
