// differs: the delegate is generic, and the actor is held by a call that does nothing else

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

func startImport<Delegate: ImportDelegate>(
  from source: Source, reportingTo delegate: Delegate,
  isolation: isolated (any Actor)? = #isolation
) {
  Task {
    withExtendedLifetime(isolation) {}
    var count = 0
    while let name = await source.next() {
      delegate.importDidRead(name)
      count += 1
    }
    delegate.importDidFinish(count: count)
  }
}
