// wrong: no call sleeps for 300 milliseconds, on its clock: a text is searched for at another time

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private var newest = 0

  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  public func textChanged(to text: String) async {
    newest += 1
    let mine = newest
    // Stands for a sleep on another clock, and ends without one.
    for _ in 0..<1_000 { await Task.yield() }
    if mine == newest, !Task.isCancelled { search(text) }
  }
}
