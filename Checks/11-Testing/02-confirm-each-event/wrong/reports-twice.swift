// wrong: `onSent` is called twice for each `send` that has returned

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    for name in names {
      guard (try? await send(name)) != nil else { continue }
      onSent(name)
      onSent(name)
    }
  }
}
