// refused by: checks — an empty source has an end, too, and nobody is told of it

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
    if count > 0 { delegate.importDidFinish(count: count) }
  }
}
