// Capture the isolation
//
// An import reads names one after the other and tells a delegate of each. A delegate is an ordinary
// object, not Sendable, and the task below would use it away from its actor, so this file does not
// build. The code is built in library mode: a library does not know the actors of its callers.
//
// Goal: code of any actor, the main actor included, calls `startImport(from:reportingTo:)` with a
// delegate of its own, without `await`, and the delegate is told of the import on that actor.
//
// - Each name is told as soon as it has been read, in order. After the last one, the delegate is told
//   how many there were, once.
// - The call does not wait for the source. A name that the source gives without suspending may be told
//   before the call returns, or after it.
// - An import keeps its delegate until the end, also if no other code holds it. Several imports may run
//   at the same time.
// - The protocol `ImportDelegate` stays as it is.

// MARK: - Given

protocol ImportDelegate: AnyObject {
  func importDidRead(_ name: String)
  func importDidFinish(count: Int)
}

/// Gives one name after the other, and nil after the last.
struct Source: Sendable {
  let next: @Sendable () async -> String?
}

// MARK: - Your turn

func startImport(
  from source: Source, reportingTo delegate: any ImportDelegate,
  // Filled in at the call, with the actor of the caller; the function is isolated to it.
  isolation: isolated (any Actor)? = #isolation
) {
  Task {
    // The task belongs to that actor only because its body uses the parameter.
    _ = isolation
    var count = 0
    while let name = await source.next() {
      delegate.importDidRead(name)
      count += 1
    }
    delegate.importDidFinish(count: count)
  }
}
