// differs: the task hands the actor to a function that is isolated to it

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
  Task { await read(from: source, reportingTo: delegate, isolation: isolation) }
}

private func read(
  from source: Source, reportingTo delegate: any ImportDelegate, isolation: isolated (any Actor)?
) async {
  var count = 0
  while let name = await source.next() {
    delegate.importDidRead(name)
    count += 1
  }
  delegate.importDidFinish(count: count)
}
