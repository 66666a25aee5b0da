// differs: one task reads, on no actor, and a stream brings the names to another on the caller's

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
  let (names, continuation) = AsyncStream.makeStream(of: String.self)
  Task {
    while let name = await source.next() { continuation.yield(name) }
    continuation.finish()
  }
  Task {
    _ = isolation
    var count = 0
    for await name in names {
      delegate.importDidRead(name)
      count += 1
    }
    delegate.importDidFinish(count: count)
  }
}
