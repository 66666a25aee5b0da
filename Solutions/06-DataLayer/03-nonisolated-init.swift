// A nonisolated init
//
// A model makes a repository if it is given none. A default argument cannot await, and neither can
// the synchronous code that makes a model. But the repository's `init` is isolated to the data
// layer, like everything in it.
//
// Goal: the file builds, and the model stays as it is.
//
// - Synchronous code makes an `EmployeeRepository()` and an `EmployeeClient()`: on the main actor,
//   on the layer, and in nonisolated code.
// - Everything else in the two classes stays on the layer, without `await`, and works as before. A
//   request is counted when it is made.
// - A new client is in session 1, and has made no request.
// - Each repository owns a client.

// MARK: - Given

@globalActor
actor DataLayer {
  static let shared = DataLayer()
}

nonisolated enum Server {
  @concurrent static func names(in department: String, session: Int) async -> [String] {
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

  // The object is not shared yet, so its properties may be set from anywhere. A method is
  // different: it is isolated to the layer. So the first session is set in place of begun.
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

  func forget(_ department: String) { kept[department] = nil }
}
