// Await the server
//
// `RosterClient` calls back on a queue of its own. Other files still use its completion handlers.
//
// Goal: the client has async functions beside its old ones.
//
// - `fetchRoster()` and `save(_:)` are async, and throw a `RosterError`.
// - They run off the main actor, also where the main actor awaits them.
// - `fetchRoster(completion:)` and `save(_:completion:)` call back once, off the main actor, with what the async
//   function returns or throws.
// - Logging, metrics and requests stay as they are.
// - `RosterClient` is Sendable, and the module fits the step's budget.
//
// `RosterTransport` may require `Sendable` and `@Sendable` closures: each transport of the app can meet that.

import Foundation

// MARK: - Your turn

// TODO: Give the client async functions, and let the functions below call them.

/// Fetches bytes. The app has one that asks the server; tests have one that answers at once.
public protocol RosterTransport: AnyObject {
  /// Calls back on any queue.
  func get(_ path: String, completion: @escaping (Result<Data, Error>) -> Void)
  func put(_ body: Data, at path: String, completion: @escaping (Result<Data, Error>) -> Void)
}

public enum RosterError: Error, Equatable {
  case unreadable
  case unknownEmployee(Int)
  case offline
}

/// Speaks the server's format. Decoding a roster of a large company takes a while, so it has a queue.
public final class RosterClient {
  private let transport: RosterTransport
  private let decodingQueue = DispatchQueue(label: "roster.decoding", qos: .userInitiated)
  private let decoder = JSONDecoder()

  public init(transport: RosterTransport) {
    self.transport = transport
  }

  /// Calls back on the decoding queue.
  public func fetchRoster(completion: @escaping (Result<[Employee], RosterError>) -> Void) {
    transport.get("/employees") { result in
      self.decodingQueue.async {
        switch result {
        case .success(let data):
          completion(self.decode([Employee].self, from: data))
        case .failure(let error):
          log(.warning, "GET /employees: \(error)")
          RosterMetrics.shared.count("offline")
          completion(.failure(.offline))
        }
      }
    }
  }

  /// Calls back on the decoding queue, with what the server has made of it.
  public func save(
    _ employee: Employee, completion: @escaping (Result<Employee, RosterError>) -> Void
  ) {
    guard let body = try? JSONEncoder().encode(employee) else {
      completion(.failure(.unreadable))
      return
    }
    transport.put(body, at: "/employees/\(employee.id)") { result in
      self.decodingQueue.async {
        switch result {
        case .success(let data):
          completion(self.decode(Employee.self, from: data))
        case .failure(let error):
          log(.warning, "PUT /employees/\(employee.id): \(error)")
          RosterMetrics.shared.count("offline")
          completion(.failure(.offline))
        }
      }
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) -> Result<Value, RosterError> {
    do {
      return .success(try decoder.decode(type, from: data))
    } catch {
      log(.error, "\(type): \(error)")
      RosterMetrics.shared.count("unreadable")
      return .failure(.unreadable)
    }
  }
}
