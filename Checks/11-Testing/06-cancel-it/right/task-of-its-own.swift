// right: a task of its own asks, and is cancelled with the caller

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    if Task.isCancelled { throw CancellationError() }
    let request = Task { try await fetch() }
    let result = await withTaskCancellationHandler {
      await request.result
    } onCancel: {
      request.cancel()
    }
    guard !Task.isCancelled else { throw CancellationError() }
    names = try result.get()
  }
}
