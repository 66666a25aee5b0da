// differs: the listener is a final class that never changes; the loop counts

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
  for index in drafts.indices { await change(drafts[index]) }
}

final class Listener: Sendable {
  private let closure: @isolated(any) @Sendable (String) async -> Void

  init(_ closure: @escaping @isolated(any) @Sendable (String) async -> Void) {
    self.closure = closure
  }

  var home: (any Actor)? { closure.isolation }

  func hear(_ news: String) async { await closure(news) }
}
