// must compile: the client is an actor, and goes where any actor does
// mode: app
@testable import GenericFetch

func gateTakesAnActor(_ client: GenericFetch::HTTPClient) -> any Actor {
  client
}
