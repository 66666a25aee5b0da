@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `sheet-detents`.
public struct Subject: Sendable {
  /// An employee, as the learner's type has one.
  public typealias Employee = (id: Int, name: String, room: String)

  /// Shows the learner's screen.
  @_spi(Workshop) public var makeHost: @MainActor @Sendable ([Employee]) -> ViewHost

  @_spi(Workshop) public init(makeHost: @escaping @MainActor @Sendable ([Employee]) -> ViewHost) {
    self.makeHost = makeHost
  }
}
