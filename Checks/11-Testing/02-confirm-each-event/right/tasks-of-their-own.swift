// right: each invitation is a task of its own, and all are on their way at the same time

public final class InvitationSender {
  private let send: (String) async throws -> Void

  public init(send: @escaping (String) async throws -> Void) {
    self.send = send
  }

  public func invite(_ names: [String], onSent: @escaping (String) -> Void) async {
    let tasks = names.map { name in
      Task {
        try await send(name)
        onSent(name)
      }
    }
    for task in tasks { _ = await task.result }
  }
}
