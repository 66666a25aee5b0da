@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `composer`.
public struct Subject: Sendable {
  /// What a press hands over: the name of the button, or the message that is sent.
  public enum Event: Equatable, Sendable {
    case attach, dictate, talk
    case send(String)
  }

  /// Shows some composers below each other.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (_ count: Int, _ report: @escaping @MainActor (Event) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (_ count: Int, _ report: @escaping @MainActor (Event) -> Void)
      ->
      ViewHost
  ) {
    self.makeHost = makeHost
  }
}
