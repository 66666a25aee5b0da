// differs: the client keeps what has happened to it, and computes the rest from that

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

@DataLayer
final class EmployeeClient {
  private var renewals = 0
  private var requests = 0
  var session: Int { renewals + 1 }
  var requestCount: Int { requests }
  nonisolated init() {}
  func renewSession() { renewals += 1 }
  func fetch(_ department: String) async -> [String] {
    requests += 1
    return await Server.names(in: department, session: session)
  }
}

@DataLayer
final class EmployeeRepository {
  let client = EmployeeClient()
  private var kept: [String: [String]] = [:]

  func names(in department: String) async -> [String] {
    if let known = kept[department] { return known }
    let names = await client.fetch(department)
    kept[department] = names
    return names
  }

  func forget(_ department: String) { kept[department] = nil }
}
