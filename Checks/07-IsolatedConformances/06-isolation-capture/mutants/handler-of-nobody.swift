// refused by: checks — the task is on the actor, and the closure for a cancelled import in it is not

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
    isolation?.assertIsolated()
    await withTaskCancellationHandler {
      var count = 0
      while let name = await source.next() {
        delegate.importDidRead(name)
        count += 1
      }
      delegate.importDidFinish(count: count)
    } onCancel: {
    }
  }
}
