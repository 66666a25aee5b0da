// must compile: the cache is an actor, so any code may visit it, and wait for its turn
// mode: library
@testable import IsolatedParameter

func takesAnActor(_ cache: IsolatedParameter::AvatarCache) -> any Actor {
  cache
}

@concurrent
func mergesFromAnywhere(into cache: IsolatedParameter::AvatarCache) async -> Int {
  await IsolatedParameter::merge([], into: cache)
}
