// must not compile: without a visit, code cannot merge a page or ask for a version
// mode: library
@testable import IsolatedParameter

@MainActor
func asksInPassing(_ cache: IsolatedParameter::AvatarCache) -> Int {
  cache.version(of: 7)  // expected-error {{[actor_isolated_call_decl]}}
}
