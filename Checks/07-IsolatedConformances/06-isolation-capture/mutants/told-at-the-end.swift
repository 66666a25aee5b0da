// refused by: checks — names are collected first, and told when all have been read

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
  isolation: isolated (any Actor)? = #isolation
) {
  Task {
    _ = isolation
    var names: [String] = []
    while let name = await source.next() { names.append(name) }
    for name in names { delegate.importDidRead(name) }
    delegate.importDidFinish(count: names.count)
  }
}
