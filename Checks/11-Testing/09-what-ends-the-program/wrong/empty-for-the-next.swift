// wrong: of two callers of `value` before `keep`, the one that came first gets an empty name

public final class PromisedName {
  private var name: String?
  private var waiting: [CheckedContinuation<String, Never>] = []
  public init() {}

  public var value: String {
    get async {
      if let name { return name }
      for continuation in waiting { continuation.resume(returning: "") }
      waiting = []
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  public func keep(_ name: String) {
    precondition(self.name == nil)
    precondition(!name.isEmpty)
    self.name = name
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
