// Closures and isolation
//
// A library takes closures from callers that it does not know. One kind is run at once, for the caller; it
// wants to be where the caller is. The other kind is kept for later; it belongs where it says, and somebody
// may want to know where that is. Below, the first is taken to no actor, with drafts that are not Sendable,
// so this file does not build. The second has forgotten its actor.
//
// The code is built in library mode.
//
// Goal: each closure runs where it is safe: `change` on the actor of the code that calls `edit`, and a
// listener's closure on its own actor.
//
// - `change` may suspend, and may use what is isolated to that actor. It gets the drafts themselves, in
//   order, one after the other. When `edit` returns, it has run for each entry of the list.
// - Nonisolated code can call `edit`, too. The class `Draft` stays as it is.
// - `home` is the actor of the closure, wherever the listener is made: the main actor or another global
//   actor, and nil for a nonisolated closure. It is read without `await`, and cannot be set.
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
