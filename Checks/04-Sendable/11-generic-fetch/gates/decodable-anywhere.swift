// must not compile: `fetch` takes no type whose conformance is isolated to the main actor
// mode: app
@testable import GenericFetch

struct GateRoom: Decodable {
  let number: Int
}

func gateFetchesARoom(from client: any GenericFetch::HTTPClientProtocol) async throws {
  _ = try await client.fetch(
    GateRoom.self, from: "1")  // expected-error@-1 {{[isolated_conformance_with_sendable_simple]}}
}
