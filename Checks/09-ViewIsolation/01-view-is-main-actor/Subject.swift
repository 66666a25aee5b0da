@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `view-is-main-actor`.
public struct Subject: Sendable {
  /// Shows the roster of some employees on a screen.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (_ employees: [(id: Int, name: String)]) -> ViewHost

  @_spi(Workshop) public init(
    makeHost: @escaping @MainActor @Sendable (_ employees: [(id: Int, name: String)]) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
