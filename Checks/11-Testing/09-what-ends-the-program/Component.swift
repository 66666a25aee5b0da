// right: the promise as it is given

/// A name that is not known yet, and that other code awaits.
public final class PromisedName {
  private var name: String?
  private var waiting: [CheckedContinuation<String, Never>] = []

  public init() {}

  /// The name, once it is there.
  public var value: String {
    get async {
      if let name { return name }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Keeps the promise. A second time, or with an empty name, it ends the program: its caller has a bug.
  public func keep(_ name: String) {
    precondition(self.name == nil, "The promise has been kept before.")
    precondition(!name.isEmpty, "A promised name is never empty.")
    self.name = name
    for continuation in waiting { continuation.resume(returning: name) }
    waiting = []
  }
}
