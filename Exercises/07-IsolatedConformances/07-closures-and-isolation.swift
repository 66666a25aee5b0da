// Closures and isolation
//
// Below, `change` leaves the caller's actor with drafts that are not Sendable, so this file does
// not build; and a listener does not know its closure's actor. The code is in library mode.
//
// Goal: `change` runs on the actor of the code that calls `edit`, a listener's closure on its own.
//
// - `change` may suspend and use that actor's state. `change` gets each draft itself, in order,
//   before `edit` returns.
// - Nonisolated code can call `edit`, too. `Draft` stays.
// - `home` is the closure's actor, or nil for a nonisolated closure. `home` is read without
//   `await`, and cannot be set.
// - A listener is Sendable. `hear` runs the closure once, before it returns.
// - Cancellation changes nothing.

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
