/// What the checks may do with the learner's `loadAvatars(of:atMost:from:)`.
public struct Subject: Sendable {
  /// Downloads the avatar of the employee with an id.
  public typealias Download = @Sendable (_ id: Int) async throws -> Void

  /// Loads the avatars of ids, so many at a time, and returns the ids of the avatars that came.
  public let load:
    @MainActor @Sendable (
      _ ids: [Int], _ limit: Int, _ download: @escaping Download
    ) async throws -> [Int]

  public init(
    load:
      @escaping @MainActor @Sendable (
        _ ids: [Int], _ limit: Int, _ download: @escaping Download
      ) async throws -> [Int]
  ) {
    self.load = load
  }
}
