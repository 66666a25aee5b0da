// Avatars in a task group
//
// A list shows an avatar for each employee. The function below downloads all of them at the same
// time, 800 for a company of 800. And if one download fails, the others go on for nobody.
//
// Goal: `loadAvatars` downloads at most `limit` avatars at the same time.
//
// - While some are left to do, there are no fewer either: as soon as one ends, the next begins.
// - Each is downloaded once. The avatars come back in the order of `ids`.
// - As soon as a download fails, those that run are cancelled, and the error of the first that
//   failed is thrown. Once they are cancelled, no other begins.
// - When the caller is cancelled, the downloads that run are cancelled too. The call then throws,
//   or returns all avatars, never a list with some missing.
// - When the function comes back, in whichever way, none of its downloads is still running, not
//   even one that is slow to notice that it was cancelled.
//
// Up to you: whether downloads begin after the caller was cancelled, or between a failure and the
// cancelling. `limit` is at least 1. `ids` may be empty or shorter, and holds no id twice.

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
