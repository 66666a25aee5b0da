// wrong: a text that a newer one has replaced is searched for too

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void

  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  public func textChanged(to text: String) async {
    do {
      try await sleep(.milliseconds(300))
    } catch {
      return
    }
    search(text)
  }
}
