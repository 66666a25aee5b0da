public import Observation
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

  /// The button that a screen asks for at the moment.
  @Observable @MainActor public final class Wish {
    public var request: Request

    public init(_ request: Request) { self.request = request }
  }

  /// Shows one of the learner's buttons; its action is handed the request that the button was made with.
  @_spi(Workshop) public var makeButton:
    @MainActor @Sendable (Wish, _ action: @escaping @MainActor (Request) -> Void) -> ViewHost

  /// Shows the given screen, with two of the learner's buttons.
  @_spi(Workshop) public var makeScreen:
    @MainActor @Sendable (_ name: String, _ decide: @escaping @MainActor (Bool) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeButton:
      @escaping @MainActor @Sendable (Wish, _ action: @escaping @MainActor (Request) -> Void)
      -> ViewHost,
    makeScreen:
      @escaping @MainActor @Sendable (
        _ name: String, _ decide: @escaping @MainActor (Bool) -> Void
      ) -> ViewHost
  ) {
    (self.makeButton, self.makeScreen) = (makeButton, makeScreen)
  }
}
