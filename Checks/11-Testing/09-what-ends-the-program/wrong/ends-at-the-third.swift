// wrong: a second `keep` is ignored, and a third one ends the program

public final class PromisedName {
  private var name: String?
  private var count = 0
  private var waiting: [CheckedContinuation<String, Never>] = []

  public init() {}

  public var value: String {
    get async {
      if let name { return name }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  public func keep(_ name: String) {
    count += 1
    precondition(count < 3, "The promise has been kept before.")
    precondition(!name.isEmpty, "A promised name is never empty.")
    if self.name == nil { self.name = name }
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
