@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `glass-morph`.
public struct Subject: Sendable {
  /// Shows a stack of bars for some actions, whose ids they hand over when they are pressed.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (
      KeyValuePairs<Int, String>, _ bars: Int, _ perform: @escaping (Int) -> Void
    ) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        KeyValuePairs<Int, String>, _ bars: Int, _ perform: @escaping (Int) -> Void
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
