public import Observation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `glass-morph`.
public struct Subject: Sendable {
  /// The actions that a bar offers at the moment.
  @Observable @MainActor public final class Offer {
    public var actions: KeyValuePairs<Int, String>

    public init(_ actions: KeyValuePairs<Int, String>) { self.actions = actions }
  }

  /// Shows a stack of bars for some actions, whose ids they hand over when they are pressed.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (Offer, _ bars: Int, _ perform: @escaping (Int) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        Offer, _ bars: Int, _ perform: @escaping (Int) -> Void
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
