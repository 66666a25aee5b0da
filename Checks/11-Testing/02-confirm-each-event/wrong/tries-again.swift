// wrong: `invite` calls `send` twice for a name in the list when the first call has thrown

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    for name in names {
      do {
        do {
          try await send(name)
        } catch {
          try await send(name)
        }
        onSent(name)
      } catch {}
    }
  }
}
