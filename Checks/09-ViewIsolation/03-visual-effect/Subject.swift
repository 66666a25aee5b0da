@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `visual-effect`.
public struct Subject: Sendable {
  /// Shows the learner's wall on a screen, with badges of these names.
  @_spi(Workshop) public var makeHost: @MainActor @Sendable (_ names: [String]) -> ViewHost

  @_spi(Workshop) public init(
    makeHost: @escaping @MainActor @Sendable (_ names: [String]) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
