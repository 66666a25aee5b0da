// must not compile: the cache stays an actor with its executor and methods
// mode: library
@testable import IsolatedParameter

@MainActor
func asksInPassing(_ cache: IsolatedParameter::AvatarCache) -> Int {
  cache.version(of: 7)  // expected-error {{[actor_isolated_call_decl]}}
}
