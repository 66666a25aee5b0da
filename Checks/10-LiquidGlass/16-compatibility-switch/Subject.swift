public import Foundation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `compatibility-switch`.
public struct Subject: Sendable {
  /// Shows the report of a file.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (_ load: @escaping @Sendable () throws -> Data) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (_ load: @escaping @Sendable () throws -> Data) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
