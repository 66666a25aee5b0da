@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `feedback-row`.
public struct Subject: Sendable {
  /// Shows rows below each other, which say whether an answer was rated as helpful: nil without a verdict.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (_ count: Int, _ rate: @escaping (Bool?) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (_ count: Int, _ rate: @escaping (Bool?) -> Void) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
