// refused by: checks — the next is added before one that ended is taken out: one more than allowed

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
    var avatars: [Int: Avatar] = [:]
    for (index, id) in ids.enumerated() {
      group.addTask { (id, try await server.download(id)) }
      if index >= limit, let (id, avatar) = try await group.next() {
        avatars[id] = avatar
      }
    }
    for try await (id, avatar) in group {
      avatars[id] = avatar
    }
    return ids.compactMap { avatars[$0] }
  }
}
