public import Observation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `adaptive-glass`.
public struct Subject: Sendable {
  /// A shape that a check asks for.
  public enum Outline: Sendable {
    case capsule, circle
    case rounded(CGFloat)
  }

  /// The employee whom a screen shows at the moment.
  @Observable @MainActor public final class Person {
    public var name: String
    public var isOnCall: Bool

    public init(_ name: String, _ isOnCall: Bool) { (self.name, self.isOnCall) = (name, isOnCall) }
  }

  /// Shows the badge of an employee.
  @_spi(Workshop) public var makeBadge: @MainActor @Sendable (Person) -> ViewHost

  /// Shows a text with the learner's background; no tint and no interactivity mean that the call leaves them out.
  @_spi(Workshop) public var makeText:
    @MainActor @Sendable (Outline, _ tint: Color?, _ isInteractive: Bool?) -> ViewHost

  @_spi(Workshop) public init(
    makeBadge: @escaping @MainActor @Sendable (Person) -> ViewHost,
    makeText:
      @escaping @MainActor @Sendable (Outline, _ tint: Color?, _ isInteractive: Bool?) -> ViewHost
  ) {
    (self.makeBadge, self.makeText) = (makeBadge, makeText)
  }
}
