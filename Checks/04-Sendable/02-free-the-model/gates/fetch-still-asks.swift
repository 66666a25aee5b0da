// must not compile: `DirectoryServer` takes only types that can be decoded off the main actor
// mode: app
@testable import FreeTheModel

struct GateRoom: Decodable {
  let number: Int
}

func gateFetches(from server: FreeTheModel::DirectoryServer) async throws {
  _ = try await server.fetch(
    GateRoom.self, from: "1")  // expected-error@-1 {{[isolated_conformance_with_sendable_simple]}}
}
