/// What the checks may do with the learner's way of extracting a palette.
public struct Subject: Sendable {
  /// Red, green and blue, from 0 to 1.
  public typealias Colour = [Double]
  /// Hears of each pass over the pixels, as it begins.
  public typealias Pass = @Sendable () -> Void

  /// Extracts a palette, starting on the main actor.
  public let palette:
    @MainActor @Sendable (_ pixels: [Colour], _ count: Int, _ pass: @escaping Pass) async throws ->
      [Colour]
  /// What the given k-means settles at, and the passes that it takes, without the learner's code.
  public let settled: @MainActor @Sendable (_ pixels: [Colour], _ count: Int) -> [Colour]

  public init(
    palette:
      @escaping @MainActor @Sendable (
        _ pixels: [Colour], _ count: Int, _ pass: @escaping Pass
      ) async throws -> [Colour],
    settled: @escaping @MainActor @Sendable (_ pixels: [Colour], _ count: Int) -> [Colour]
  ) {
    self.palette = palette
    self.settled = settled
  }
}
