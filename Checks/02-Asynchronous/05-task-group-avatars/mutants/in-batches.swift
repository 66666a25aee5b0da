// refused by: checks — batches of `limit`: the slowest of a batch holds up all that come after it

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
  var avatars: [Int: Avatar] = [:]
  for start in stride(from: 0, to: ids.count, by: limit) {
    try await withThrowingTaskGroup(of: (Int, Avatar).self) { group in
      for id in ids[start..<min(start + limit, ids.count)] {
        group.addTask { (id, try await server.download(id)) }
      }
      for try await (id, avatar) in group {
        avatars[id] = avatar
      }
    }
  }
  return ids.compactMap { avatars[$0] }
}
