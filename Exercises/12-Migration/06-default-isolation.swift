// The main actor by default
//
// From here, the module's default isolation is the main actor. Client and offline transport run
// elsewhere.
//
// Goal: the service works on the main actor.
//
// - The service awaits the client in tasks on the main actor, or hops there in the client's handlers.
// - A snapshot's version is one more than the newest's.
// - `isLoading` is true until the last load ends: before or after its callbacks.
// - Delegate, observers and completion handlers are called on the main actor, in this order.
// - A failed rename installs nothing, and only its caller hears of it. An unknown id fails before `rename` returns.
// - Loads and renames call back, also when their caller releases the service.
// - The module fits the step's budget.

import Foundation

// MARK: - Your turn

// TODO: Await the client on the main actor, and say what is not on it.

/// Hears of every new snapshot, on the main queue.
public protocol RosterServiceDelegate: AnyObject {
  func rosterService(_ service: RosterService, didInstall snapshot: RosterSnapshot)
  func rosterService(_ service: RosterService, didFailWith error: RosterError)
}

/// The app's one way to the roster. Everything is called back on the main queue.
public final class RosterService {
  /// Set up by the app delegate, before the first screen is there.
  public static let shared = RosterService(transport: OfflineTransport())

  public weak var delegate: RosterServiceDelegate?

  private let client: RosterClient
  private let store = RosterStore()
  private let photos = PhotoCache()
  private var loadsInFlight = 0

  public init(transport: RosterTransport) {
    client = RosterClient(transport: transport)
  }

  public var snapshot: RosterSnapshot { store.snapshot }
  public var isLoading: Bool { loadsInFlight > 0 }

  /// Loads the roster. Called on the main queue.
  public func load(completion: ((Result<RosterSnapshot, RosterError>) -> Void)? = nil) {
    loadsInFlight += 1
    client.fetchRoster { result in
      let outcome = result.map { employees in
        RosterSnapshot(version: self.store.snapshot.version + 1, employees: employees)
      }
      DispatchQueue.main.async {
        self.loadsInFlight -= 1
        self.finish(outcome)
        completion?(outcome)
      }
    }
  }

  /// Gives an employee another name, here and on the server. Called on the main queue.
  public func rename(
    _ id: Int, to name: String, completion: @escaping (Result<Employee, RosterError>) -> Void
  ) {
    guard let employee = store.employee(id) else {
      completion(.failure(.unknownEmployee(id)))
      return
    }
    client.save(employee.renamed(name)) { result in
      let next = (try? result.get()).map { self.store.snapshot.replacing($0) }
      DispatchQueue.main.async {
        if let next { self.finish(.success(next)) }
        completion(result)
      }
    }
  }

  /// The photo of an employee, from the cache where it is there. Called back on the main queue.
  public func photo(of employee: Employee, completion: @escaping (Data?) -> Void) {
    photos.photo(of: employee) { data in
      DispatchQueue.main.async { completion(data) }
    }
  }

  private func finish(_ outcome: Result<RosterSnapshot, RosterError>) {
    switch outcome {
    case .success(let snapshot):
      let added = store.install(snapshot)
      RosterMetrics.shared.count("install")
      log(.info, "version \(snapshot.version), \(added.count) new")
      delegate?.rosterService(self, didInstall: snapshot)
      RosterNotifications.post(snapshot, added: added)
    case .failure(let error):
      delegate?.rosterService(self, didFailWith: error)
    }
  }
}

/// What the shared service has until the app gives it another transport.
private final class OfflineTransport: RosterTransport {
  func get(_ path: String, completion: @escaping (Result<Data, Error>) -> Void) {
    completion(.failure(RosterError.offline))
  }

  func put(_ body: Data, at path: String, completion: @escaping (Result<Data, Error>) -> Void) {
    completion(.failure(RosterError.offline))
  }
}
