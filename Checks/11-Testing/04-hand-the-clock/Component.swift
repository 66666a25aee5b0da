// right: the search as it is given

/// Waits until a person stops typing, and then searches.
public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private var newest = 0

  /// - Parameters:
  ///   - sleep: Sleeps on the clock of the app, or on that of a test; throws when its task is cancelled.
  ///   - search: Searches for a text.
  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  /// Searches for `text` when 300 milliseconds have passed without another text.
  ///
  /// Returns when the text has been searched for, or will not be: 300 milliseconds after the call at the latest.
  public func textChanged(to text: String) async {
    newest += 1
    let mine = newest
    do {
      try await sleep(.milliseconds(300))
    } catch {
      return
    }
    if mine == newest, !Task.isCancelled { search(text) }
  }
}
