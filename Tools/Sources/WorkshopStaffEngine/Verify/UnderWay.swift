import Foundation
import Synchronization

/// What is being judged, and since when, for who looks at a log that does not grow.
public final class UnderWay: Sendable {
  private let items = Mutex<[UUID: (name: String, start: ContinuousClock.Instant)]>([:])

  public init() {}

  /// Does some work under a name.
  func during<Result>(
    _ name: String, _ work: () async throws -> Result
  ) async rethrows -> Result {
    let id = UUID()
    items.withLock { $0[id] = (name, .now) }
    defer { _ = items.withLock { $0.removeValue(forKey: id) } }
    return try await work()
  }

  /// The names of what has not ended after some time, in the order of their beginning.
  public func names(after time: Duration) -> [String] {
    items.withLock { $0.values.filter { $0.start.duration(to: .now) >= time } }
      .sorted { $0.start < $1.start }.map(\.name)
  }
}
