// wrong: a text is searched for 300 milliseconds after an older one came, and not after it came itself

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private var pending: String?

  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  public func textChanged(to text: String) async {
    pending = text
    do {
      try await sleep(.milliseconds(300))
    } catch {
      return
    }
    guard let text = pending else { return }
    pending = nil
    search(text)
  }
}
