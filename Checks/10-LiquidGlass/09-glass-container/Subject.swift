@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `glass-container`.
public struct Subject: Sendable {
  /// Shows the bar for some ways to reach a colleague, whose ids it hands over when they are pressed.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (KeyValuePairs<Int, String>, _ reach: @escaping (Int) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        KeyValuePairs<Int, String>, _ reach: @escaping (Int) -> Void
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
