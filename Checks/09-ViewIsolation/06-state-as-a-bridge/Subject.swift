@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `state-as-a-bridge`.
public struct Subject: Sendable {
  /// Finds colours, off the main actor.
  public typealias Find = @concurrent @Sendable () async throws -> [String]

  /// Shows the learner's view on a screen.
  @_spi(Workshop) public var makeHost: @MainActor @Sendable (_ find: @escaping Find) -> ViewHost

  @_spi(Workshop) public init(
    makeHost: @escaping @MainActor @Sendable (_ find: @escaping Find) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
