// refused by: checks — the error is kept until all have ended: the rest is downloaded for nobody

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
    var failure: (any Error)?
    var rest = ids[...]
    for id in rest.prefix(limit) {
      group.addTask { (id, try await server.download(id)) }
    }
    rest = rest.dropFirst(limit)
    while let result = await group.nextResult() {
      switch result {
      case .success((let id, let avatar)): avatars[id] = avatar
      case .failure(let error): failure = failure ?? error
      }
      if let id = rest.popFirst() {
        group.addTask { (id, try await server.download(id)) }
      }
    }
    if let failure { throw failure }
    return ids.compactMap { avatars[$0] }
  }
}
