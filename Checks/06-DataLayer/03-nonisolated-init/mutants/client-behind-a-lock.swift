// refused by: gates — the client can be made anywhere, and used anywhere too: it has left the layer

import Synchronization

// MARK: - Given

@globalActor
actor DataLayer {
  static let shared = DataLayer()
}

nonisolated enum Server {
  static func names(in department: String, session: Int) async -> [String] {
    department == "Ships" ? ["Grace"] : ["Ada", "Mary, session \(session)"]
  }
}

final class DirectoryModel {
  let repository: EmployeeRepository

  init(repository: EmployeeRepository = EmployeeRepository()) { self.repository = repository }
}

// MARK: - Your turn

nonisolated final class EmployeeClient: Sendable {
  private let state = Mutex((session: 1, requestCount: 0))

  var session: Int { state.withLock { $0.session } }
  var requestCount: Int { state.withLock { $0.requestCount } }

  func renewSession() { state.withLock { $0.session += 1 } }

  func fetch(_ department: String) async -> [String] {
    state.withLock { $0.requestCount += 1 }
    return await Server.names(in: department, session: session)
  }
}

@DataLayer
final class EmployeeRepository {
  let client: EmployeeClient
  private var kept: [String: [String]]

  nonisolated init() {
    client = EmployeeClient()
    kept = [:]
  }

  func names(in department: String) async -> [String] {
    if let known = kept[department] { return known }
    let names = await client.fetch(department)
    kept[department] = names
    return names
  }

  func forget(_ department: String) { kept[department] = nil }
}
