// wrong: `invite` returns at once, and every call comes after that

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    Task {
      for name in names {
        if (try? await send(name)) != nil { onSent(name) }
      }
    }
  }
}
