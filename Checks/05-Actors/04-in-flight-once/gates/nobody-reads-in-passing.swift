// must not compile: what the cache stores is its own, so the main actor has to wait for an answer
// mode: library
@testable import InFlightOnce

@MainActor
func readsInPassing(_ cache: InFlightOnce::AvatarCache) async -> Bool {
  cache.hasAvatar(of: 7)  // expected-error {{[actor_isolated_access_outside_of_actor_context]}}
}
