@_spi(Workshop) public import SwiftUI

/// What the checks may do with the learner's view of a sheet.
public struct Subject: Sendable {
  /// A search: how many colours are wanted, and so many come back.
  public typealias Search = @Sendable (_ count: Int) async throws -> Int

  /// A list, and before it the sheet of Zoë Müller, whose manager is Ada Lovelace.
  public struct Screen: Sendable {
    @_spi(Workshop) public let host: ViewHost
    /// Opens the sheet, or sweeps it down.
    public let present: @MainActor @Sendable (_ isOpen: Bool) -> Void
    /// Makes the list and the sheet again, with another model, as a change of the list does.
    public let makeAgain: @MainActor @Sendable () -> Void
    /// Another window gives the person another name, and them and 山田 花子, who reports to them, another office.
    public let change: @MainActor @Sendable (_ name: String, _ office: String) async -> Void
    /// Has the sheet say that another window has changed the person.
    public let tell: @MainActor @Sendable () -> Void
    /// How many loops over changes there are.
    public let followers: @MainActor @Sendable () async -> Int
    /// The offices of those who were handed over by Edit.
    public let edits: @MainActor @Sendable () -> [String]

    @_spi(Workshop) public init(
      host: ViewHost, present: @escaping @MainActor @Sendable (_ isOpen: Bool) -> Void,
      makeAgain: @escaping @MainActor @Sendable () -> Void,
      change: @escaping @MainActor @Sendable (_ name: String, _ office: String) async -> Void,
      tell: @escaping @MainActor @Sendable () -> Void,
      followers: @escaping @MainActor @Sendable () async -> Int,
      edits: @escaping @MainActor @Sendable () -> [String]
    ) {
      (self.host, self.present, self.makeAgain) = (host, present, makeAgain)
      (self.change, self.tell) = (change, tell)
      (self.followers, self.edits) = (followers, edits)
    }
  }

  /// A window of the app, with a service that takes changes.
  public struct Window: Sendable {
    @_spi(Workshop) public let host: ViewHost
    /// How many loops over changes there are, the window's own included.
    public let followers: @MainActor @Sendable () async -> Int

    @_spi(Workshop) public init(
      host: ViewHost, followers: @escaping @MainActor @Sendable () async -> Int
    ) {
      (self.host, self.followers) = (host, followers)
    }
  }

  public let open: @MainActor @Sendable (@escaping Search) async -> Screen
  public let openWindow: @MainActor @Sendable () -> Window

  public init(
    open: @escaping @MainActor @Sendable (@escaping Search) async -> Screen,
    openWindow: @escaping @MainActor @Sendable () -> Window
  ) {
    (self.open, self.openWindow) = (open, openWindow)
  }
}
