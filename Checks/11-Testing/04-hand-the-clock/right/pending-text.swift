// right: the text that waits is kept beside a ticket, and the call with that ticket takes it

public final class DebouncedSearch {
  private let sleep: (Duration) async throws -> Void
  private let search: (String) -> Void
  private final class Ticket {}
  private var pending: (ticket: Ticket, text: String)?

  public init(
    sleep: @escaping (Duration) async throws -> Void, search: @escaping (String) -> Void
  ) {
    self.sleep = sleep
    self.search = search
  }

  public func textChanged(to text: String) async {
    let ticket = Ticket()
    pending = (ticket, text)
    let hasSlept = (try? await sleep(.milliseconds(300))) != nil
    guard let found = pending, found.ticket === ticket else { return }
    pending = nil
    if hasSlept, !Task.isCancelled { search(found.text) }
  }
}
