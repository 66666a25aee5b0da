// A nonisolated init
//
// A screen's model takes a repository, and makes one if it is given none. A default argument cannot
// wait, and neither can the synchronous code that makes a model. But a repository can be made on
// the data layer only: its `init` is isolated to the layer, like everything else in it.
//
// Goal: the file builds, and the model stays as it is.
//
// - Synchronous code makes an `EmployeeRepository()` and an `EmployeeClient()` anywhere: on the
//   main actor, on the layer, and in nonisolated code.
// - Everything else in the two classes stays on the layer, where it is used without `await`, and
//   does what it did. A request is counted when it is made, before its answer is there.
// - A new client is in session 1 from the start and has made no request.
// - Each repository has one client, its own. Whether `client` is a `let`, and when the client is
//   made, is up to you.

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

  func forget(_ department: String) { kept[department] = nil }
}
