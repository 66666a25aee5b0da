// refused by: gates — the caller has to give its delegate away, and it is a part of the caller

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
  from source: Source, reportingTo delegate: sending any ImportDelegate
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
