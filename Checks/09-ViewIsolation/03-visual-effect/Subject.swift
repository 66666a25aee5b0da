public import Foundation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `visual-effect`.
public struct Subject: Sendable {
  /// Shows the learner's wall on a screen, with badges of these names, as it is made: pulsing or not, and with a
  /// strength of 1 unless another one is named.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (_ names: [String], _ isPulsing: Bool, _ strength: CGFloat?) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        _ names: [String], _ isPulsing: Bool, _ strength: CGFloat?
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
