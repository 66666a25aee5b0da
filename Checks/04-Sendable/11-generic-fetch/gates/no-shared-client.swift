// must not compile: any client may be handed to any code, so a class with unprotected state is none
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
