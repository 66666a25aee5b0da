public import Observation
@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `suggestion-pills`.
public struct Subject: Sendable {
  /// The suggestions that are offered.
  @Observable @MainActor public final class Offer {
    public var suggestions: [(id: Int, text: String)]

    public init(_ suggestions: [(id: Int, text: String)]) { self.suggestions = suggestions }
  }

  /// Shows pills of an offer, which hand over the texts of those that are pressed.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable (Offer, _ choose: @escaping (String) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (Offer, _ choose: @escaping (String) -> Void) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
