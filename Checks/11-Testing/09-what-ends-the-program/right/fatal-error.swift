// right: a name is kept in a guard, which ends in a fatal error

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
    guard self.name == nil, !name.isEmpty else { fatalError("kept “\(name)”") }
    self.name = name
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
