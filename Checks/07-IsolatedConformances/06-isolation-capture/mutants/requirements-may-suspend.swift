// refused by: gates — a requirement that may suspend looked like a way to the actor of the delegate
// whole: the requirements of `ImportDelegate` become `async`

// MARK: - Given

protocol ImportDelegate: AnyObject {
  func importDidRead(_ name: String) async
  func importDidFinish(count: Int) async
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
      await delegate.importDidRead(name)
      count += 1
    }
    await delegate.importDidFinish(count: count)
  }
}
