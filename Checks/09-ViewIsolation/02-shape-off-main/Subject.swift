public import Foundation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `shape-off-main`.
public struct Subject: Sendable {
  /// Shows the badge of a model on a screen of a size. That many days are taken before it appears.
  @_spi(Workshop) public var makeBadge: @MainActor @Sendable (CGSize, _ daysTaken: Int) -> Badge

  /// Makes a wedge, and returns what asks for its outline.
  public var makeWedge:
    @MainActor @Sendable (_ fraction: Double, _ inset: CGFloat) -> @Sendable (CGRect) -> Path

  @_spi(Workshop) public init(
    makeBadge: @escaping @MainActor @Sendable (CGSize, _ daysTaken: Int) -> Badge,
    makeWedge:
      @escaping @MainActor @Sendable (_ fraction: Double, _ inset: CGFloat) ->
      @Sendable (CGRect) ->
      Path
  ) {
    (self.makeBadge, self.makeWedge) = (makeBadge, makeWedge)
  }

  /// A badge, and the model that it shows: the one that it was given last.
  @_spi(Workshop) public struct Badge: Sendable {
    public var host: ViewHost
    public var daysTaken: @MainActor @Sendable () -> Int
    public var setDaysTaken: @MainActor @Sendable (Int) -> Void
    public var setHighlighted: @MainActor @Sendable (Bool) -> Void
    /// Gives the badge another model, of which that many days are taken.
    public var giveAnotherModel: @MainActor @Sendable (_ daysTaken: Int) -> Void

    public init(
      host: ViewHost, daysTaken: @escaping @MainActor @Sendable () -> Int,
      setDaysTaken: @escaping @MainActor @Sendable (Int) -> Void,
      setHighlighted: @escaping @MainActor @Sendable (Bool) -> Void,
      giveAnotherModel: @escaping @MainActor @Sendable (_ daysTaken: Int) -> Void
    ) {
      (self.host, self.daysTaken) = (host, daysTaken)
      self.setDaysTaken = setDaysTaken
      (self.setHighlighted, self.giveAnotherModel) = (setHighlighted, giveAnotherModel)
    }
  }
}
