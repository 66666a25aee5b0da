// wrong: a text whose call is cancelled while it sleeps is searched for all the same

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
    if Task.isCancelled { return }
    try? await sleep(.milliseconds(300))
    if mine == newest { search(text) }
  }
}
