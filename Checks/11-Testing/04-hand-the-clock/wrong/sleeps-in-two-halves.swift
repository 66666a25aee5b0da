// wrong: a call does not sleep once for 300 milliseconds, but twice for 150, on its clock

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
      for _ in 0..<2 { try await sleep(.milliseconds(150)) }
    } catch {
      return
    }
    if mine == newest, !Task.isCancelled { search(text) }
  }
}
