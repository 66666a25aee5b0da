@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `roles`.
public struct Subject: Sendable {
  /// Shows the editor, and tells how it ends: saved with the reason, discarded, or deleted.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (_ finish: @escaping @MainActor (String) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (_ finish: @escaping @MainActor (String) -> Void) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
