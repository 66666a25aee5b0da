@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `bottom-bar`.
public struct Subject: Sendable {
  /// Shows the card of an employee, and tells the title of each action that is performed.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (_ name: String, _ perform: @escaping @MainActor (String) -> Void) ->
      ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        _ name: String, _ perform: @escaping @MainActor (String) -> Void
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
