// wrong: a text is searched for twice, 300 milliseconds after it came

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
      return
    }
    guard mine == newest, !Task.isCancelled else { return }
    search(text)
    search(text)
  }
}
