// right: the calls come when all invitations have been tried

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    var sent: [String] = []
    for name in names {
      if (try? await send(name)) != nil { sent.append(name) }
    }
    sent.forEach(onSent)
  }
}
