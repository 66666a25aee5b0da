@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `glass-union`.
public struct Subject: Sendable {
  /// A group, with the ids and titles of its actions.
  public struct Group: Sendable {
    public var id: Int
    public var actions: [(id: Int, title: String)]

    public init(_ id: Int, _ actions: [(id: Int, title: String)]) {
      (self.id, self.actions) = (id, actions)
    }
  }

  /// Shows a stack of bars of some groups, which hand over the ids of actions that are pressed.
  @_spi(Workshop) public var makeHost:
    @MainActor @Sendable ([Group], _ bars: Int, _ perform: @escaping (Int) -> Void) -> ViewHost

  @_spi(Workshop) public init(
    makeHost:
      @escaping @MainActor @Sendable (
        [Group], _ bars: Int, _ perform: @escaping (Int) -> Void
      ) -> ViewHost
  ) {
    self.makeHost = makeHost
  }
}
