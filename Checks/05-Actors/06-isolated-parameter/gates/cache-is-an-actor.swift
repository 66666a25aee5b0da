// must compile: `await merge(page, into: cache)` still works from anywhere
// mode: library
@testable import IsolatedParameter

func takesAnActor(_ cache: IsolatedParameter::AvatarCache) -> any Actor {
  cache
}

@concurrent
func mergesFromAnywhere(into cache: IsolatedParameter::AvatarCache) async -> Int {
  await IsolatedParameter::merge([], into: cache)
}
