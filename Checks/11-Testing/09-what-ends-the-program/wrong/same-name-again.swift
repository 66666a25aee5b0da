// wrong: a second `keep` with the same name does not end the program

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
    if self.name == name { return }
    precondition(self.name == nil)
    precondition(!name.isEmpty)
    self.name = name
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
