// wrong: a text that a newer one has replaced is searched for in place of the newest

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private var newest = 0
  private var first: String?

  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  public func textChanged(to text: String) async {
    newest += 1
    let mine = newest
    first = first ?? text
    do {
      try await sleep(.milliseconds(300))
    } catch {
      return
    }
    guard mine == newest else { return }
    search(first ?? text)
    first = nil
  }
}
