// must compile: `AvatarCache` stays an actor with its two methods
// mode: library
@testable import CancelOneWaiter

func takesAnActor(_ cache: CancelOneWaiter::AvatarCache) -> any Actor {
  cache
}
