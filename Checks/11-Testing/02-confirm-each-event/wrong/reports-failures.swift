// wrong: for a `send` that throws, `onSent` is called too

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    for name in names {
      _ = try? await send(name)
      onSent(name)
    }
  }
}
