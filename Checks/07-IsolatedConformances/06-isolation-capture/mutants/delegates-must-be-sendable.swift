// refused by: gates — it asks for a promise that an ordinary delegate cannot make
// whole: `ImportDelegate` inherits from `Sendable`

// MARK: - Given

protocol ImportDelegate: AnyObject, Sendable {
  func importDidRead(_ name: String)
  func importDidFinish(count: Int)
}

/// Gives one name after the other, and nil after the last.
struct Source: Sendable {
  let next: @Sendable () async -> String?
}

// MARK: - Your turn

func startImport(
  from source: Source, reportingTo delegate: any ImportDelegate
) {
  Task {
    var count = 0
    while let name = await source.next() {
      delegate.importDidRead(name)
      count += 1
    }
    delegate.importDidFinish(count: count)
  }
}
