// right: the sender as it is given

/// Invites employees to a meeting.
public final class InvitationSender {
  private let send: (String) async throws -> Void

  /// - Parameter send: Sends one invitation; called once for each name.
  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  /// Sends an invitation for each name, and returns when all have been tried.
  ///
  /// - Parameter onSent: Called once for each invitation that was sent.
  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    for name in names {
      do {
        try await send(name)
        onSent(name)
      } catch {
        // The others are sent all the same.
      }
    }
  }
}
