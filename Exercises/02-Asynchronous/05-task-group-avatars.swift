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
  // TODO: Put the downloads in a task group, at most `limit` at a time.
  let tasks = ids.map { id in Task { try await server.download(id) } }
  var avatars: [Avatar] = []
  for task in tasks {
    avatars.append(try await task.value)
  }
  return avatars
}
