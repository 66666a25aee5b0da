// differs: all children are added at once, and each waits for one of `limit` slots

// MARK: - Given

nonisolated struct Avatar: Sendable {
  let employeeID: Int
  let symbol: String
}

nonisolated struct AvatarServer: Sendable {
  /// Downloads the avatar of the employee with an id.
  let download: @Sendable (_ id: Int) async throws -> Avatar
}

// MARK: - Your turn

private actor Slots {
  var free: Int
  var waiting: [CheckedContinuation<Void, Never>] = []
  init(_ n: Int) { free = n }
  func take() async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
  func give() { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } }
}
func loadAvatars(
  of ids: [Int], atMost limit: Int, from server: AvatarServer
) async throws -> [Avatar] {
  let slots = Slots(limit)
  return try await withThrowingTaskGroup(of: (Int, Avatar).self) { group in
    for id in ids {
      group.addTask {
        await slots.take()
        do {
          try Task.checkCancellation()
          let a = try await server.download(id)
          await slots.give()
          return (id, a)
        } catch {
          await slots.give()
          throw error
        }
      }
    }
    var avatars: [Int: Avatar] = [:]
    for try await (id, avatar) in group { avatars[id] = avatar }
    return ids.compactMap { avatars[$0] }
  }
}
