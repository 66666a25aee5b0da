// wrong: not every call comes before `invite` returns: the last one of `onSent` comes in the next `invite`

public final class InvitationSender {
  private let send: (String) async throws -> Void
  private var last: () -> Void = {}

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    for name in names {
      guard (try? await send(name)) != nil else { continue }
      last()
      last = { onSent(name) }
    }
  }
}
