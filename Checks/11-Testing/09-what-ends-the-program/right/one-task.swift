// right: a task awaits one continuation, which traps when it is resumed twice

public final class PromisedName {
  private var continuation: CheckedContinuation<String, Never>?
  private var early: String?
  private var task: Task<String, Never>?

  public init() {}

  public var value: String {
    get async {
      let task = task ?? Task { await wait() }
      self.task = task
      return await task.value
    }
  }

  private func wait() async -> String {
    await withCheckedContinuation { continuation in
      if let early { continuation.resume(returning: early) }
      self.continuation = continuation
    }
  }

  public func keep(_ name: String) {
    guard !name.isEmpty, early == nil else { preconditionFailure("No such promise") }
    early = name
    continuation?.resume(returning: name)
  }
}
