// refused by: checks — `try?` in the children: an error becomes a gap in the list, and all go on

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
  await withTaskGroup(of: (Int, Avatar?).self) { group in
    var avatars: [Int: Avatar] = [:]
    for (index, id) in ids.enumerated() {
      if index >= limit, let (id, avatar) = await group.next() {
        avatars[id] = avatar
      }
      group.addTask { (id, try? await server.download(id)) }
    }
    for await (id, avatar) in group {
      avatars[id] = avatar
    }
    return ids.compactMap { avatars[$0] }
  }
}
