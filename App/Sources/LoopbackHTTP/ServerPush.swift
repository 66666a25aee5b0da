import Foundation

/// What a server says on a connection of its own accord, one message after the other.
///
/// The next one is asked for when the last is written: a slow reader is given later states, and no
/// queue grows behind it.
package struct ServerPush: Sendable {
  package enum Message: Sendable, Equatable {
    /// UTF-8.
    case text(Data)
    /// Shows whether the client is there. The connection ends when it cannot be sent.
    case ping
  }

  /// The next message, or nil at the end. Never called twice at once.
  let next: @Sendable () async -> Message?
  private let ending: Ending

  /// - Parameter onEnd: Called once, on any thread, when the client listens no more: the connection
  ///   is over, or never was.
  package init(
    next: @escaping @Sendable () async -> Message?, onEnd: @escaping @Sendable () -> Void
  ) {
    self.next = next
    ending = Ending(action: onEnd)
  }
}
