// wrong: a second `keep` ends the program when the name is read, and not at once

public final class PromisedName {
  private var name: String?
  private var waiting: [CheckedContinuation<String, Never>] = []
  private var isBroken = false
  public init() {}

  public var value: String {
    get async {
      precondition(!isBroken)
      if let name { return name }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  public func keep(_ name: String) {
    precondition(!name.isEmpty)
    if self.name != nil { isBroken = true }
    self.name = name
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
