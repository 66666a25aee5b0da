// wrong: `invite` calls `send` once for two equal names in the list

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    var known: Set<String> = []
    for name in names where known.insert(name).inserted {
      if (try? await send(name)) != nil { onSent(name) }
    }
  }
}
