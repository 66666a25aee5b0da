// Capture the isolation
//
// A delegate is not Sendable, and the task below would use it away from its actor, so this file
// does not build. It is in library mode: a library does not know its callers' actors.
//
// Goal: code of any actor calls `startImport(from:reportingTo:)` without `await`, and its delegate
// is told on that actor.
//
// - Each name is told as soon as it has been read, in order. After the last one, the count is told
//   once.
// - The call does not wait for the source.
// - An import retains its delegate until the end. Several imports may run together.
// - `ImportDelegate` stays as it is.
//
// Up to you: whether names that come without suspending are told before the call returns.

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
    // The task is isolated to that actor only because its body uses the parameter.
    _ = isolation
    var count = 0
    while let name = await source.next() {
      delegate.importDidRead(name)
      count += 1
    }
    delegate.importDidFinish(count: count)
  }
}
