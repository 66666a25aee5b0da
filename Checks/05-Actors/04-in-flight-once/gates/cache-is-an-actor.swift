// must compile: `AvatarCache` stays an actor with its two methods
// mode: library
@testable import InFlightOnce

func takesAnActor(_ cache: InFlightOnce::AvatarCache) -> any Actor {
  cache
}
