// wrong: a second `keep` ends the program only if the name was awaited

public final class PromisedName {
  private var name: String?
  private var waiting: [CheckedContinuation<String, Never>] = []
  private var isAwaited = false
  public init() {}

  public var value: String {
    get async {
      isAwaited = true
      if let name { return name }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  public func keep(_ name: String) {
    precondition(self.name == nil || !isAwaited)
    precondition(!name.isEmpty)
    if self.name == nil { self.name = name }
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
