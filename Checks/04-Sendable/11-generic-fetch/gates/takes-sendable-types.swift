// must compile: `fetch` takes each `Sendable` type that can be decoded anywhere
// mode: app
// level: sil
@testable import GenericFetch

nonisolated struct GateRoom: Decodable, Sendable {
  let number: Int
}

@concurrent
func gateFetch<Value: Decodable & Sendable>(
  _ type: Value.Type, from client: any GenericFetch::HTTPClientProtocol
) async throws -> Value {
  try await client.fetch(type, from: "1")
}

func gateRooms(from client: any GenericFetch::HTTPClientProtocol) async throws -> [GateRoom] {
  try await client.fetch([GateRoom].self, from: "rooms")
}
