// wrong: `onSent` is called with another name than its own when an earlier call has thrown

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    var count = 0
    for name in names {
      if (try? await send(name)) != nil { count += 1 }
    }
    names.prefix(count).forEach(onSent)
  }
}
