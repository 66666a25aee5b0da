@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `button-styles`.
public struct Subject: Sendable {
  /// What a button is called, and in which surroundings it stands.
  public struct Request: Sendable {
    public var title: String
    /// Nil where the call leaves it out.
    public var isProminent: Bool?
    public var isDisabled: Bool

    public init(_ title: String, isProminent: Bool? = nil, isDisabled: Bool = false) {
      (self.title, self.isProminent, self.isDisabled) = (title, isProminent, isDisabled)
    }
  }

  /// Shows one of the learner's buttons.
  @_spi(Workshop) public var makeButton:
    @MainActor @Sendable (Request, _ action: @escaping @MainActor () -> Void) -> ViewHost

  /// Shows the given screen, with two of the learner's buttons.
  @_spi(Workshop) public var makeScreen:
    @MainActor @Sendable (_ name: String, _ decide: @escaping @MainActor (Bool) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeButton:
      @escaping @MainActor @Sendable (Request, _ action: @escaping @MainActor () -> Void)
      -> ViewHost,
    makeScreen:
      @escaping @MainActor @Sendable (
        _ name: String, _ decide: @escaping @MainActor (Bool) -> Void
      ) -> ViewHost
  ) {
    (self.makeButton, self.makeScreen) = (makeButton, makeScreen)
  }
}
