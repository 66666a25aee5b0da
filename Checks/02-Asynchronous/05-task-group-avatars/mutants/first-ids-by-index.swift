// refused by: checks — the first `limit` ids are taken by index: a list shorter than that ends the app

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
    for index in 0..<limit {
      group.addTask { (index, try await server.download(ids[index])) }
    }
    var next = limit
    var avatars: [Int: Avatar] = [:]
    while let (index, avatar) = try await group.next() {
      avatars[index] = avatar
      if next < ids.count {
        let index = next
        group.addTask { (index, try await server.download(ids[index])) }
        next += 1
      }
    }
    return ids.indices.compactMap { avatars[$0] }
  }
}
