/// Notices that the last owner has gone.
///
/// FlyingFox drops what it was given to send when a connection breaks, and does not report it.
final class Ending: Sendable {
  private let action: @Sendable () -> Void
  init(action: @escaping @Sendable () -> Void) { self.action = action }
  deinit { action() }
}
