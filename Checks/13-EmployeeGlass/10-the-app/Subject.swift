@_spi(Workshop) public import SwiftUI

/// What the checks may do with the learner's app.
public struct Subject: Sendable {
  /// A window, and what a person does with it.
  public struct Window: Sendable {
    @_spi(Workshop) public let host: ViewHost
    public let setPhase: @MainActor @Sendable (ScenePhase) -> Void
    /// Evaluates the app's scene once more.
    public let makeAgain: @MainActor @Sendable () -> Void

    @_spi(Workshop) public init(
      host: ViewHost, setPhase: @escaping @MainActor @Sendable (ScenePhase) -> Void,
      makeAgain: @escaping @MainActor @Sendable () -> Void
    ) {
      (self.host, self.setPhase, self.makeAgain) = (host, setPhase, makeAgain)
    }
  }

  /// An app, and the world around it.
  public struct Running: Sendable {
    /// Opens a window, which is in a phase from its beginning.
    public let openWindow: @MainActor @Sendable (ScenePhase) -> Window
    /// How many windows read the repository's states.
    public let readers: @MainActor @Sendable () async -> Int
    /// Another program's change of a name.
    public let rename: @MainActor @Sendable (Int, String) async throws -> Void

    public init(
      openWindow: @escaping @MainActor @Sendable (ScenePhase) -> Window,
      readers: @escaping @MainActor @Sendable () async -> Int,
      rename: @escaping @MainActor @Sendable (Int, String) async throws -> Void
    ) {
      (self.openWindow, self.readers, self.rename) = (openWindow, readers, rename)
    }
  }

  /// Starts an app, on a server with five people.
  ///
  /// - Parameters:
  ///   - asks: Is awaited before each answer of the server.
  ///   - follows: Hears 1 when the app begins to follow changes, and -1 when it has stopped.
  public let start:
    @MainActor @Sendable (
      _ asks: @escaping @Sendable () async throws -> Void,
      _ follows: @escaping @Sendable (Int) -> Void
    ) -> Running

  public init(
    start:
      @escaping @MainActor @Sendable (
        _ asks: @escaping @Sendable () async throws -> Void,
        _ follows: @escaping @Sendable (Int) -> Void
      ) -> Running
  ) {
    self.start = start
  }
}
