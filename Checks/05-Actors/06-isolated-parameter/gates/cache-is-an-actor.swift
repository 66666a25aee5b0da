// must compile: `await merge(page, into: cache)` still works from anywhere; the cache stays an actor, with its methods
// mode: library
@testable import IsolatedParameter

func takesAnActor(_ cache: IsolatedParameter::AvatarCache) -> any Actor {
  cache
}

func keepsItsMethods(_ cache: IsolatedParameter::AvatarCache) async -> Int {
  await cache.store(IsolatedParameter::Avatar(employeeID: 7, version: 1))
  return await cache.version(of: 7)
}

@concurrent
func mergesFromAnywhere(into cache: IsolatedParameter::AvatarCache) async -> Int {
  await IsolatedParameter::merge([], into: cache)
}
