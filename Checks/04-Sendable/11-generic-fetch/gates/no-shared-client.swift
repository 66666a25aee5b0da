// must not compile: a client that is not safe to hand over is no client
// mode: library
@testable import GenericFetch

final class GateCountingClient: GenericFetch::HTTPClientProtocol {
  var count = 0  // expected-error {{[concurrent_value_class_mutable_property]}}

  func fetch<Value: Decodable>(
    _ type: Value.Type, from path: String
  ) async throws -> sending Value {
    throw CancellationError()
  }
}
