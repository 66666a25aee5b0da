// must compile: the cache protects what it stores by being an actor of its own
// mode: library
@testable import InFlightOnce

func takesAnActor(_ cache: InFlightOnce::AvatarCache) -> any Actor {
  cache
}
