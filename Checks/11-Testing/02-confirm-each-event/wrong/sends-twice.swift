// wrong: `invite` calls `send` twice for a name in the list when the first call has returned

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    for name in names {
      do {
        try await send(name)
        try await send(name)
        onSent(name)
      } catch {}
    }
  }
}
