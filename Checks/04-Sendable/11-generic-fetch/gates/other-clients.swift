// must compile: any client, also a struct, conforms to `HTTPClientProtocol`
// mode: library
@testable import GenericFetch

struct GateClient: GenericFetch::HTTPClientProtocol {
  func fetch<Value: Decodable>(
    _ type: Value.Type, from path: String
  ) async throws -> sending Value {
    throw CancellationError()
  }
}
