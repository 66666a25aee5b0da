public import Foundation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `equal-width-layout`.
public struct Subject: Sendable {
  /// What a badge says in one line.
  public struct Line: Sendable {
    /// What it says.
    public var text: String
    /// In points, on every side.
    public var padding: CGFloat

    /// A line.
    public init(_ text: String, padding: CGFloat) {
      self.text = text
      self.padding = padding
    }
  }

  /// A badge on a screen.
  @_spi(Workshop) public struct Badge {
    /// The screen.
    public var host: ViewHost
    /// Chooses another spacing, in points.
    public var choose: @MainActor (CGFloat) -> Void
    /// Gives the badge another density, with that spacing.
    public var giveAnotherDensity: @MainActor (CGFloat) -> Void
    /// Gives the badge other lines.
    public var say: @MainActor ([Line]) -> Void

    /// A badge.
    public init(
      host: ViewHost, choose: @escaping @MainActor (CGFloat) -> Void,
      giveAnotherDensity: @escaping @MainActor (CGFloat) -> Void,
      say: @escaping @MainActor ([Line]) -> Void
    ) {
      (self.host, self.choose, self.say) = (host, choose, say)
      self.giveAnotherDensity = giveAnotherDensity
    }
  }

  /// Shows a badge on a screen of a given size, with a spacing in points.
  @_spi(Workshop) public var makeBadge: @MainActor @Sendable ([Line], CGFloat, CGSize) -> Badge

  @_spi(Workshop) public init(
    makeBadge: @escaping @MainActor @Sendable ([Line], CGFloat, CGSize) -> Badge
  ) {
    self.makeBadge = makeBadge
  }
}
