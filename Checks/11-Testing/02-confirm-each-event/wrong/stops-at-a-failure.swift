// wrong: `invite` calls `send` for no further name in the list when an earlier call has thrown

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    do {
      for name in names {
        try await send(name)
        onSent(name)
      }
    } catch {}
  }
}
