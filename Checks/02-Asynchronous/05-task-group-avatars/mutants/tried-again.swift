// refused by: checks — one more try for each download: after an error, and after being cancelled too

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

extension AvatarServer {
  nonisolated func tryTwice(_ id: Int) async throws -> Avatar {
    do { return try await download(id) } catch { return try await download(id) }
  }
}

func loadAvatars(
  of ids: [Int], atMost limit: Int, from server: AvatarServer
) async throws -> [Avatar] {
  try await withThrowingTaskGroup(of: (Int, Avatar).self) { group in
    var avatars: [Int: Avatar] = [:]
    for (index, id) in ids.enumerated() {
      if index >= limit, let (id, avatar) = try await group.next() {
        avatars[id] = avatar
      }
      group.addTask { (id, try await server.tryTwice(id)) }
    }
    for try await (id, avatar) in group {
      avatars[id] = avatar
    }
    return ids.compactMap { avatars[$0] }
  }
}
