public import Foundation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `geometry-change`.
public struct Subject: Sendable {
  /// Hears of a picture that is ordered.
  public typealias Order = @MainActor (_ pixels: Int) -> Void

  /// Shows that many of the learner's cards beside each other on a screen of a size, with a margin in points on the left
  /// of each, and with a scale of 2 unless another one is named.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (
      _ size: CGSize, _ margin: CGFloat, _ scale: CGFloat?, _ cards: Int,
      _ order: @escaping Order
    ) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        _ size: CGSize, _ margin: CGFloat, _ scale: CGFloat?, _ cards: Int,
        _ order: @escaping Order
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
