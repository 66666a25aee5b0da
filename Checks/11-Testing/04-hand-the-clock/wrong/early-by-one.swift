// wrong: a text is searched for 299 milliseconds after it came, one too early

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
    do {
      try await sleep(.milliseconds(299))
    } catch {
      return
    }
    if mine == newest { search(text) }
  }
}
