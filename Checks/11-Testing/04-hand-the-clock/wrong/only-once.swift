// wrong: a text is not searched for if another one has been searched for before

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private var newest = 0
  private var isDone = false

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
    guard mine == newest, !isDone else { return }
    isDone = true
    search(text)
  }
}
