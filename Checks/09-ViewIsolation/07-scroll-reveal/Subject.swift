public import Foundation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `scroll-reveal`.
public struct Subject: Sendable {
  /// Records that a colleague was looked at, off the main actor.
  public typealias Record = @concurrent @Sendable (_ id: Int) async -> Void

  /// Shows the learner's roster of colleagues on a screen of a given size.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (_ names: KeyValuePairs<Int, String>, CGSize, _ record: @escaping Record)
      -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        _ names: KeyValuePairs<Int, String>, CGSize, _ record: @escaping Record
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
