// refused by: checks — the avatars are appended as they come: rows show the face of somebody else

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
  try await withThrowingTaskGroup(of: Avatar.self) { group in
    var avatars: [Avatar] = []
    for (index, id) in ids.enumerated() {
      if index >= limit, let avatar = try await group.next() {
        avatars.append(avatar)
      }
      group.addTask { try await server.download(id) }
    }
    for try await avatar in group {
      avatars.append(avatar)
    }
    return avatars
  }
}
