// must compile: `AvatarCache` stays an actor with its two methods
// mode: library
@testable import InFlightOnce

func takesAnActor(_ cache: InFlightOnce::AvatarCache) -> any Actor {
  cache
}

@concurrent
func usesItsTwoMethods(_ cache: InFlightOnce::AvatarCache) async throws -> InFlightOnce::Avatar? {
  await cache.hasAvatar(of: 7) ? try await cache.avatar(of: 7) : nil
}
