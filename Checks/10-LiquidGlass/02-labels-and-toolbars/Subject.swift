@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `labels-and-toolbars`.
public struct Subject: Sendable {
  /// Shows the screen of an employee, and tells what a person does there: call, write or remove.
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
