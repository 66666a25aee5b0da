// wrong: a new text does not begin the wait anew: the search comes 300 milliseconds after the first

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
