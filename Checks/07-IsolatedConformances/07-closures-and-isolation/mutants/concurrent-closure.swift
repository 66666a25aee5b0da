// refused by: build — the listener is right; the closure that runs at once is still taken off its caller

// MARK: - Given

final class Draft {
  let name: String
  var text = ""

  init(name: String) { self.name = name }
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
