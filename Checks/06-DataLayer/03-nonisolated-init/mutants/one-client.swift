// refused by: checks — the client is made once for all, so that no repository has to make one

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

nonisolated private let theClient = EmployeeClient()

@DataLayer
final class EmployeeClient {
  private(set) var session: Int
  private(set) var requestCount: Int

  nonisolated init() {
    session = 1
    requestCount = 0
  }

  func renewSession() { session += 1 }

  func fetch(_ department: String) async -> [String] {
    requestCount += 1
    return await Server.names(in: department, session: session)
  }
}

@DataLayer
final class EmployeeRepository {
  let client: EmployeeClient
  private var kept: [String: [String]]

  nonisolated init() {
    client = theClient
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
