// must compile: the cache protects what it stores by being an actor of its own
// mode: library
@testable import CancelOneWaiter

func takesAnActor(_ cache: CancelOneWaiter::AvatarCache) -> any Actor {
  cache
}
