// refused by: gates — the home is noted at the start, and can be set to anything later

// MARK: - Given

final class Draft {
  let name: String
  var text = ""

  init(name: String) { self.name = name }
}

// MARK: - Your turn

func edit(_ drafts: [Draft], with change: (Draft) async -> Void) async {
  for draft in drafts { await change(draft) }
}

struct Listener: Sendable {
  private let closure: @isolated(any) @Sendable (String) async -> Void

  init(_ closure: @escaping @isolated(any) @Sendable (String) async -> Void) {
    self.closure = closure
    home = closure.isolation
  }

  var home: (any Actor)?

  func hear(_ news: String) async { await closure(news) }
}
