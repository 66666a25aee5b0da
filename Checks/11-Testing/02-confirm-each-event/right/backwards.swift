// right: the last name of the list comes first

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    for name in names.reversed() {
      do {
        try await send(name)
        onSent(name)
      } catch {}
    }
  }
}
