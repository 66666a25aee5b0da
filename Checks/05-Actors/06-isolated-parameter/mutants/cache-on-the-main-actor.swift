// refused by: policy — the cache moved to the main actor, where `merge` is: no visits, but it is not an actor now
// whole: `AvatarCache` becomes a class on the main actor
// An isolated parameter
//
// The server sends avatars page by page. `merge` puts a page into the cache, and keeps what is
// newer there. For each avatar it goes to the cache's actor and back, up to two times. That takes
// long, and between two visits others change the cache: an old avatar may end up in the place of a
// new one.
//
// Goal: `merge` visits the cache once, however long the page is, so that nothing comes in between.
// Its rule stays: one after the other, an avatar is stored if its version is higher than the one
// that the cache has by then, and the number of those that were stored comes back. It is still
// called as `await merge(page, into: cache)`, from anywhere. The cache stays an actor, with
// `version(of:)`, `store(_:)` and the executor that it was given. You may add to it.

// MARK: - Given

nonisolated struct Avatar {
  let employeeID: Int
  let version: Int
}

final class AvatarCache {
  private var avatars: [Int: Avatar] = [:]  // By employee.
  private let executor: any SerialExecutor

  /// What the actor's jobs run on. A visit from outside is one job, and the checks count those.
  var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(executor: any SerialExecutor) {
    self.executor = executor
  }

  func version(of employeeID: Int) -> Int {
    avatars[employeeID]?.version ?? 0
  }

  func store(_ avatar: Avatar) {
    avatars[avatar.employeeID] = avatar
  }
}

// MARK: - Your turn

func merge(_ page: [Avatar], into cache: AvatarCache) async -> Int {
  var stored = 0
  for avatar in page where cache.version(of: avatar.employeeID) < avatar.version {
    cache.store(avatar)
    stored += 1
  }
  return stored
}
