// refused by: gates — the parameter asks for what the protocol does not

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
  from source: Source, reportingTo delegate: any ImportDelegate & Sendable
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
