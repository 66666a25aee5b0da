// wrong: of the callers of `value` before `keep`, the first one gets the name, and the others an empty one

public final class PromisedName {
  private var name: String?
  private var waiting: [CheckedContinuation<String, Never>] = []

  public init() {}

  public var value: String {
    get async {
      if let name { return name }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  public func keep(_ name: String) {
    precondition(self.name == nil, "The promise has been kept before.")
    precondition(!name.isEmpty, "A promised name is never empty.")
    self.name = name
    for (index, continuation) in waiting.enumerated() {
      continuation.resume(returning: index == 0 ? name : "")
    }
    waiting = []
  }
}
