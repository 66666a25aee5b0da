// An isolated parameter
//
// The server sends avatars page by page. For each avatar, `merge` hops to the cache's actor up to
// twice. Other calls may run in between, and an old avatar may replace a new one.
//
// Goal: `merge` visits the cache once, however long the page is, and no other call runs in between.
//
// - Each avatar is stored if its version is higher than the cache's by then, in order; `merge`
//   returns how many.
// - An employee that the cache does not know counts as version 0.
// - `await merge(page, into: cache)` still works from anywhere.
// - The cache stays an actor, with its executor and methods. You may add to it.
//
// Up to you: whether an empty page visits the cache.

// MARK: - Given

nonisolated struct Avatar {
  let employeeID: Int
  let version: Int
}

actor AvatarCache {
  private var avatars: [Int: Avatar] = [:]  // By employee.
  private let executor: any SerialExecutor

  /// What the actor's jobs run on. A visit from outside is one job, and the checks count those.
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

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
  for avatar in page {
    // TODO: Each `await` is a visit of its own. Let all of this run on the cache's actor.
    if await cache.version(of: avatar.employeeID) < avatar.version {
      await cache.store(avatar)
      stored += 1
    }
  }
  return stored
}
