// right: each text has a task of its own, and a new text cancels the task of the one before

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private var waiting: Task<Void, Never>?

  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  public func textChanged(to text: String) async {
    waiting?.cancel()
    let task = Task {
      try? await sleep(.milliseconds(300))
      if !Task.isCancelled { search(text) }
    }
    waiting = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
