// refused by: checks — delegates are held weakly, as is usual for those that a screen stores

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
  Task { [weak delegate] in
    _ = isolation
    var count = 0
    while let name = await source.next() {
      delegate?.importDidRead(name)
      count += 1
    }
    delegate?.importDidFinish(count: count)
  }
}
