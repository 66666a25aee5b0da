// Avatars in a task group
//
// The function below downloads all avatars at the same time, 800 for a company of 800. If one
// fails, the others go on.
//
// Goal: `loadAvatars` downloads at most `limit` avatars at the same time.
//
// - While some are left, no fewer: as soon as one ends, the next begins. `limit` is at least 1.
// - Each is downloaded once, and returned in the order of `ids`.
// - The first failure cancels the others, and its error is thrown. No download begins then.
// - When the caller is cancelled, so are the downloads. The call throws, or returns all avatars.
// - At the end no download is running, not even one that ignores its cancellation.
//
// `ids` may be empty, without doubles.

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
      // The group is full: one has to end before the next begins. An error leaves the body here.
      if index >= limit, let (id, avatar) = try await group.next() {
        avatars[id] = avatar
      }
      group.addTask { (id, try await server.download(id)) }
    }
    // The last ones are still running.
    for try await (id, avatar) in group {
      avatars[id] = avatar
    }
    // They came as they were ready; now they get the order of `ids`.
    return ids.compactMap { avatars[$0] }
  }
}
