// must compile: a struct that answers by itself is a client too, for previews
// mode: library
@testable import GenericFetch

struct GateClient: GenericFetch::HTTPClientProtocol {
  func fetch<Value: Decodable>(
    _ type: Value.Type, from path: String
  ) async throws -> sending Value {
    throw CancellationError()
  }
}
