// wrong: a call does not sleep and then return: it returns at once, and its text is searched for later

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
    let pause = Task.immediate { [sleep] in try await sleep(.milliseconds(300)) }
    Task {
      guard case .success = await pause.result, mine == newest else { return }
      search(text)
    }
  }
}
