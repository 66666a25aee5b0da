import Dispatch

/// Reads the badges that people hold up at a door.
///
/// Swift 5 code, as many vendors ship it: it calls back on a queue of its own, and no type says so.
public final class BadgeReader {
  private let queue = DispatchQueue(label: "BadgeKit.BadgeReader")
  private var completions: [(Int) -> Void] = []

  public init() {}

  /// Calls the completion with the number of the next badge, once.
  public func readBadge(completion: @escaping (_ number: Int) -> Void) {
    queue.async { self.completions.append(completion) }
  }

  /// Holds up a badge, as a person does. A badge that no completion waits for is not kept.
  public func holdUp(_ number: Int) {
    queue.async {
      let completions = self.completions
      self.completions = []
      for completion in completions { completion(number) }
    }
  }
}
