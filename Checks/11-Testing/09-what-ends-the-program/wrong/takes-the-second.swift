// wrong: a second `keep` does not end the program: its name takes the place of the first

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
    precondition(!name.isEmpty)
    self.name = name
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
