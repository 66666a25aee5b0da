// Avatars in a task group
//
// A list shows an avatar for each employee. The function below starts a task for each of them, all
// at the same time. For a company of 800, the server gets 800 downloads at once. And if one of
// them fails, the others go on for nobody.
//
// Goal: at most `limit` downloads run at the same time. While some are left to do, there are no
// fewer either: as soon as one ends, the next begins. Each is downloaded once, and the avatars
// come back in the order of `ids`. As soon as a download fails, those that run are cancelled, and
// the error of the one that failed is thrown. Once they are cancelled, no other begins, and none is
// tried again. When the caller is cancelled, the downloads that run are cancelled too; whether
// others still begin after that is up to you. A call that is cancelled throws, or returns all
// avatars; never a list with some missing. However it ends: when the function comes back, none of
// its downloads is running, not even one that is slow to notice that it was cancelled.
//
// `limit` is at least 1. `ids` may be empty, or shorter than `limit`; no id is in it twice.

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
