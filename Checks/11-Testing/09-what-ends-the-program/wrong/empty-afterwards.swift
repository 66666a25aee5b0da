// wrong: a caller of `value` after `keep` gets an empty name

public final class PromisedName {
  private var name: String?
  private var waiting: [CheckedContinuation<String, Never>] = []
  public init() {}

  public var value: String {
    get async {
      if name != nil { return "" }
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
