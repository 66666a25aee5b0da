// A nonisolated init
//
// A screen's model takes a repository, and makes one if it is given none. A default argument cannot
// wait, and neither can the synchronous code that makes a model. But a repository can be made on
// the data layer only: its `init` belongs to the layer like everything else in it.
//
// Goal: the file builds, and the model stays as it is. Synchronous code makes an
// `EmployeeRepository()` and an `EmployeeClient()` wherever it is, on the main actor or on none.
// All that they keep and do stays on the layer, where they are used without `await`. A new client
// is in session 1 from the start and has made no request. Each repository has a client of its own.

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

// TODO: Let code that is not on the layer make these two.
@DataLayer
final class EmployeeClient {
  private(set) var session: Int
  private(set) var requestCount: Int

  init() {
    session = 0
    requestCount = 0
    renewSession()
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

  init() {
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
