// refused by: checks — who forgets one department forgets all, with the line that was there for the beginning

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
  private(set) var session: Int
  private(set) var requestCount: Int

  // Nobody else has the object yet, so its properties may be set from anywhere. Calling a method is
  // different: that belongs to the layer. So the first session is set in place of begun.
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

  // It makes a client, so that has to be possible anywhere as well.
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

  func forget(_ department: String) { kept = [:] }
}
