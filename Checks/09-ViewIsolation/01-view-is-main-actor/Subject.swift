@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `view-is-main-actor`.
public struct Subject: Sendable {
  /// An employee's id and name.
  public typealias Person = (id: Int, name: String)

  /// Shows the roster of some employees on a screen.
  @_spi(Workshop) public var makeRoster: @MainActor @Sendable ([Person]) -> Roster
  /// What the view's helpers say, of a roster of some employees.
  public var title: @MainActor @Sendable ([Person], _ count: Int) -> String
  public var words: @MainActor @Sendable (Person, _ isIn: Bool) -> String

  @_spi(Workshop) public init(
    makeRoster: @escaping @MainActor @Sendable ([Person]) -> Roster,
    title: @escaping @MainActor @Sendable ([Person], _ count: Int) -> String,
    words: @escaping @MainActor @Sendable (Person, _ isIn: Bool) -> String
  ) {
    (self.makeRoster, self.title, self.words) = (makeRoster, title, words)
  }

  /// A roster on a screen.
  @_spi(Workshop) public struct Roster {
    public var host: ViewHost
    /// Gives the view another list.
    public var list: @MainActor ([Person]) -> Void

    public init(host: ViewHost, list: @escaping @MainActor ([Person]) -> Void) {
      (self.host, self.list) = (host, list)
    }
  }
}
