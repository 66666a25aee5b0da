// wrong: a text that comes a second time is searched for by its replaced call too

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private var newest: String?

  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  public func textChanged(to text: String) async {
    newest = text
    do {
      try await sleep(.milliseconds(300))
    } catch {
      return
    }
    if text == newest, !Task.isCancelled { search(text) }
  }
}
