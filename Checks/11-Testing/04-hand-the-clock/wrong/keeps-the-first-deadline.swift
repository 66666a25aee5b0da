// wrong: a text is searched for 300 milliseconds after an older one came, and not after it came itself

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private var pending: (text: String, pause: Task<Void, any Error>)?

  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  public func textChanged(to text: String) async {
    let pause = Task.immediate { [sleep] in try await sleep(.milliseconds(300)) }
    pending = (text, pause)
    let result = await withTaskCancellationHandler {
      await pause.result
    } onCancel: {
      pause.cancel()
    }
    guard case .success = result, !Task.isCancelled, let newest = pending else { return }
    pending = nil
    if !newest.pause.isCancelled { search(newest.text) }
  }
}
