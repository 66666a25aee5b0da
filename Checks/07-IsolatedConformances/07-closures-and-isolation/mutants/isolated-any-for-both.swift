// refused by: build — an actor that the closure brings along is not always the one of the drafts

// MARK: - Given

final class Draft {
  let name: String
  var text = ""

  init(name: String) { self.name = name }
}

// MARK: - Your turn

func edit(_ drafts: [Draft], with change: @isolated(any) (Draft) async -> Void) async {
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
