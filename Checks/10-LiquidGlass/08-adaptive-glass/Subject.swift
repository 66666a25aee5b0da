@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `adaptive-glass`.
public struct Subject: Sendable {
  /// A shape that a check asks for.
  public enum Outline: Sendable {
    case capsule, circle
    case rounded(CGFloat)
  }

  /// Shows the badge of an employee.
  @_spi(Workshop) public var makeBadge:
    @MainActor @Sendable (_ name: String, _ isOnCall: Bool) -> ViewHost

  /// Shows a text with the learner's background; no tint and no interactivity mean that the call leaves them out.
  @_spi(Workshop) public var makeText:
    @MainActor @Sendable (Outline, _ tint: Color?, _ isInteractive: Bool?) -> ViewHost

  @_spi(Workshop) public init(
    makeBadge: @escaping @MainActor @Sendable (_ name: String, _ isOnCall: Bool) -> ViewHost,
    makeText:
      @escaping @MainActor @Sendable (Outline, _ tint: Color?, _ isInteractive: Bool?) -> ViewHost
  ) {
    (self.makeBadge, self.makeText) = (makeBadge, makeText)
  }
}
