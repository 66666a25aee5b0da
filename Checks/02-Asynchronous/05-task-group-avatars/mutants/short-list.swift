// refused by: checks — a cancelled group takes no more children, and the list comes back without the rest

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
    var rest = ids[...]
    func addNext() {
      guard let id = rest.popFirst() else { return }
      _ = group.addTaskUnlessCancelled { (id, try await server.download(id)) }
    }
    for _ in 0..<limit { addNext() }
    while let (id, avatar) = try await group.next() {
      avatars[id] = avatar
      addNext()
    }
    return ids.compactMap { avatars[$0] }
  }
}
