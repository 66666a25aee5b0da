// wrong: a second `keep` with another name takes the place of the first; only the same name ends the program

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
    precondition(self.name != name)
    precondition(!name.isEmpty)
    self.name = name
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
