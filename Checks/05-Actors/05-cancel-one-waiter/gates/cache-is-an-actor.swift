// must compile: `AvatarCache` stays an actor with its two methods
// mode: library
@testable import CancelOneWaiter

func takesAnActor(_ cache: CancelOneWaiter::AvatarCache) -> any Actor {
  cache
}

@concurrent
func usesItsTwoMethods(_ cache: CancelOneWaiter::AvatarCache) async throws
  -> CancelOneWaiter::Avatar?
{
  await cache.hasAvatar(of: 7) ? try await cache.avatar(of: 7) : nil
}
