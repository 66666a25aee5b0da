// must not compile: the cache stays an actor, so the main actor has to await `version(of:)`
// mode: library
@testable import IsolatedParameter

@MainActor
func asksInPassing(_ cache: IsolatedParameter::AvatarCache) -> Int {
  cache.version(of: 7)  // expected-error {{[actor_isolated_call_decl]}}
}
