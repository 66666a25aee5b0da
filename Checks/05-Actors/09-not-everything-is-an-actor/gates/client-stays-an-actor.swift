// must not compile: the client stays an actor, so even the main actor has to await it
// mode: app
@testable import NotEverythingIsAnActor

func forgetsAtOnce(_ client: NotEverythingIsAnActor::DirectoryClient) {
  client.forget("Research")  // expected-error {{[actor_isolated_call_decl]}}
}
