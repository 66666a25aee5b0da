public import Observation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `glass-container`.
public struct Subject: Sendable {
  /// The ways to reach a colleague at the moment.
  @Observable @MainActor public final class Colleague {
    public var ways: KeyValuePairs<Int, String>

    public init(_ ways: KeyValuePairs<Int, String>) { self.ways = ways }
  }

  /// Shows the bar for some ways to reach a colleague, whose ids it hands over when they are pressed.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (Colleague, _ reach: @escaping (Int) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (Colleague, _ reach: @escaping (Int) -> Void) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
