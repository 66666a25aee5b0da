// Closures and isolation
//
// A library takes closures. `change` is run at once, for the caller; a listener's closure is kept for
// later. Below, `change` is taken off the caller's actor, with drafts that are not Sendable, so this
// file does not build; and a listener has forgotten its closure's actor. It is built in library mode.
//
// Goal: `change` runs on the actor of the code that calls `edit`, a listener's closure on its own.
//
// - `change` may suspend, and may use what is isolated to that actor. It gets the drafts themselves, in
//   order, one after the other. When `edit` returns, it has run for each entry of the list.
// - Nonisolated code can call `edit`, too. The class `Draft` stays as it is.
// - `home` is the closure's actor, wherever the listener is made: the main actor, another global actor,
//   or nil for a nonisolated closure. It is read without `await`, and cannot be set.
// - A listener is Sendable. When `hear` returns, the closure has run, once for each call.
// - In a cancelled task, `edit` and `hear` do the same.

// MARK: - Given

final class Draft {
  let name: String
  var text = ""

  init(name: String) { self.name = name }
}

// MARK: - Your turn

// TODO: Say of each closure where it runs.
func edit(_ drafts: [Draft], with change: @concurrent (Draft) async -> Void) async {
  for draft in drafts { await change(draft) }
}

struct Listener: Sendable {
  private let closure: @Sendable (String) async -> Void

  init(_ closure: @escaping @Sendable (String) async -> Void) { self.closure = closure }

  var home: (any Actor)? { nil }

  func hear(_ news: String) async { await closure(news) }
}
