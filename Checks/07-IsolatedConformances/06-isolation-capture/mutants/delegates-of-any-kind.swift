// refused by: gates — with `AnyObject` gone, a copy can be told as well
// whole: `ImportDelegate` is no longer for classes only

// MARK: - Given

protocol ImportDelegate {
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
  isolation: isolated (any Actor)? = #isolation
) {
  Task {
    _ = isolation
    var count = 0
    while let name = await source.next() {
      delegate.importDidRead(name)
      count += 1
    }
    delegate.importDidFinish(count: count)
  }
}
