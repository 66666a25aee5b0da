@_spi(Workshop) public import SwiftUI

/// What the checks may do with an answer to `roles`.
public struct Subject: Sendable {
  /// Shows a colleague on a sheet that saves, removes and closes.
  @_spi(Workshop) public var makeSheet:
    @MainActor @Sendable (
      _ name: String, _ save: @escaping @MainActor (String) -> Void,
      _ remove: @escaping @MainActor () -> Void,
      _ close: @escaping @MainActor () -> Void
    ) -> ViewHost

  @_spi(Workshop) public init(
    makeSheet:
      @escaping @MainActor @Sendable (
        _ name: String, _ save: @escaping @MainActor (String) -> Void,
        _ remove: @escaping @MainActor () -> Void,
        _ close: @escaping @MainActor () -> Void
      ) -> ViewHost
  ) {
    self.makeSheet = makeSheet
  }
}
