// must not compile: the count belongs to the client's actor, so the main actor has to wait for it
// mode: app
@testable import GenericFetch

func gateCounts(_ client: GenericFetch::HTTPClient) -> Int {
  client.requestCount  // expected-error {{[actor_isolated_non_self_reference]}}
}
