// wrong: a text whose call is cancelled takes the newer one with it

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
      try await sleep(.milliseconds(300))
    } catch {
      // Meant to forget this text.
      newest += 1
    }
    if mine == newest { search(text) }
  }
}
