nonisolated protocol Service: Sendable {
  @concurrent func load() async -> Bool
}

nonisolated struct Client: Service {
  func load() async -> Bool { isOnMainActor(isolation: #isolation) }

  private func isOnMainActor(isolation: (any Actor)?) -> Bool { isolation === MainActor.shared }
}

let client = Client()
let service: any Service = client
print(await client.load(), await service.load())
