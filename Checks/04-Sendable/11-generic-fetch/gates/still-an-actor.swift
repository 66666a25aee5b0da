// must compile: `HTTPClient` stays an actor
// mode: app
@testable import GenericFetch

func gateTakesAnActor(_ client: GenericFetch::HTTPClient) -> any Actor {
  client
}
