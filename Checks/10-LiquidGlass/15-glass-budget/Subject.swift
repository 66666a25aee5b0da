@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `glass-budget`.
public struct Subject: Sendable {
  /// Shows the screen with an announcement and names; it hands over the names of buttons that are pressed.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (
      _ announcement: String, _ names: [String], _ press: @escaping (String) -> Void
    ) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        _ announcement: String, _ names: [String], _ press: @escaping (String) -> Void
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
