// must compile: any client may be handed to any code, as `any HTTPClientProtocol`
// mode: app
// level: sil
@testable import GenericFetch

final class GateModel {
  private let client: any GenericFetch::HTTPClientProtocol

  init(client: any GenericFetch::HTTPClientProtocol) {
    self.client = client
  }

  func names() async throws -> [String] {
    async let first = gateName(1, from: client)
    async let second = gateName(2, from: client)
    return try await [first, second]
  }
}

@concurrent
func gateName(
  _ id: Int, from client: any GenericFetch::HTTPClientProtocol
) async throws -> String {
  try await client.fetch(GenericFetch::Employee.self, from: "employees/\(id)").name
}
