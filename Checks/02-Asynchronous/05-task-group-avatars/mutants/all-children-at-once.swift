// refused by: checks — a group in place of the tasks, and every download a child at once: no bound

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

func loadAvatars(
  of ids: [Int], atMost limit: Int, from server: AvatarServer
) async throws -> [Avatar] {
  try await withThrowingTaskGroup(of: (Int, Avatar).self) { group in
    for id in ids {
      group.addTask { (id, try await server.download(id)) }
    }
    var avatars: [Int: Avatar] = [:]
    for try await (id, avatar) in group {
      avatars[id] = avatar
    }
    return ids.compactMap { avatars[$0] }
  }
}
