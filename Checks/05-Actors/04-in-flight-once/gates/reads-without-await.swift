// must not compile: what `AvatarCache` stores is isolated to it, so the main actor has to await it
// mode: library
@testable import InFlightOnce

@MainActor
func readsInPassing(_ cache: InFlightOnce::AvatarCache) async -> Bool {
  cache.hasAvatar(of: 7)  // expected-error {{[actor_isolated_access_outside_of_actor_context]}}
}
