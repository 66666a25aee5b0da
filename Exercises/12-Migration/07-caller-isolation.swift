// On the caller's actor
//
// `NonisolatedNonsendingByDefault` changes where a nonisolated async function runs: on its caller's actor. The client's
// callers are on the main actor. Here the compiler announces the change.
//
// Goal: each function of the client says where it runs.
//
// - What the server sends is decoded and logged off the main actor, also where the main actor awaits it, or the transport calls back there.
// - Completion handlers are called off the main actor, once.
// - Results, errors, requests and metrics stay as they are, for cancelled tasks too.
// - The module fits the step's budget.
//
// A function that decodes nothing may run on its caller's actor.

import Foundation

// MARK: - Your turn

// TODO: Say for each async function and closure where it runs.

/// Fetches bytes. The app has one that asks the server; tests have one that answers at once.
// A transport is used by each task that awaits the server, and its closure runs on any queue.
nonisolated public protocol RosterTransport: AnyObject, Sendable {
  /// Calls back on any queue.
  func get(_ path: String, completion: @escaping @Sendable (Result<Data, Error>) -> Void)
  func put(
    _ body: Data, at path: String, completion: @escaping @Sendable (Result<Data, Error>) -> Void)
}

nonisolated public enum RosterError: Error, Equatable {
  case unreadable
  case unknownEmployee(Int)
  case offline
}

/// Speaks the server's format. All it stores are constants of Sendable types.
nonisolated public final class RosterClient: Sendable {
  private let transport: RosterTransport
  private let decoder = JSONDecoder()

  public init(transport: RosterTransport) {
    self.transport = transport
  }

  /// Decoding a roster of a large company takes a while.
  public func fetchRoster() async throws(RosterError) -> [Employee] {
    // The transport calls back once, so the continuation is resumed once.
    let result = await withCheckedContinuation { continuation in
      transport.get("/employees") { continuation.resume(returning: $0) }
    }
    return try await decoded([Employee].self, from: result, of: "GET /employees")
  }

  public func save(_ employee: Employee) async throws(RosterError) -> Employee {
    guard let body = try? JSONEncoder().encode(employee) else { throw .unreadable }
    let path = "/employees/\(employee.id)"
    let result = await withCheckedContinuation { continuation in
      transport.put(body, at: path) { continuation.resume(returning: $0) }
    }
    return try await decoded(Employee.self, from: result, of: "PUT \(path)")
  }

  /// Calls back off the main actor.
  public func fetchRoster(
    completion: @escaping @Sendable (Result<[Employee], RosterError>) -> Void
  ) {
    Task {
      do throws(RosterError) {
        completion(.success(try await fetchRoster()))
      } catch {
        completion(.failure(error))
      }
    }
  }

  public func save(
    _ employee: Employee,
    completion: @escaping @Sendable (Result<Employee, RosterError>) -> Void
  ) {
    Task {
      do throws(RosterError) {
        completion(.success(try await save(employee)))
      } catch {
        completion(.failure(error))
      }
    }
  }

  private func decoded<Value: Decodable & Sendable>(
    _ type: Value.Type, from result: Result<Data, Error>, of request: String
  ) async throws(RosterError) -> Value {
    let data: Data
    do {
      data = try result.get()
    } catch {
      log(.warning, "\(request): \(error)")
      RosterMetrics.shared.count("offline")
      throw .offline
    }
    do {
      return try decoder.decode(type, from: data)
    } catch {
      log(.error, "\(type): \(error)")
      RosterMetrics.shared.count("unreadable")
      throw .unreadable
    }
  }
}
