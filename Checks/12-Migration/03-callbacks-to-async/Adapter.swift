public import CallbacksToAsyncSubject
import Foundation

@preconcurrency @testable import CallbacksToAsync

/// Hands the learner's module to the checks.
public func makeSubject() -> Subject {
  Subject(makeClient: { server, place, hasLogged in
    CallbacksToAsync::logHandler = hasLogged
    let client = CallbacksToAsync::RosterClient(
      transport: Transport(server: server, place: place))
    nonisolated(unsafe) let metrics = CallbacksToAsync::RosterMetrics.shared
    return Subject.Client(
      fetch: {
        do {
          return .employees(try await client.fetchRoster().Swift::map(text))
        } catch {
          return .failure("\(error)")
        }
      },
      save: { id, name in
        do {
          let employee: CallbacksToAsync::Employee = employee(id, name)
          return .employees([text(try await client.save(employee))])
        } catch {
          return .failure("\(error)")
        }
      },
      fetchCallingBack: { completion in
        client.fetchRoster { result in
          switch result {
          case .success(let employees): completion(.employees(employees.Swift::map(text)))
          case .failure(let error): completion(.failure("\(error)"))
          }
        }
      },
      saveCallingBack: { id, name, completion in
        client.save(employee(id, name)) { result in
          switch result {
          case .success(let employee): completion(.employees([text(employee)]))
          case .failure(let error): completion(.failure("\(error)"))
          }
        }
      },
      counted: { metrics.report() })
  })
}

private func employee(_ id: Int, _ name: String) -> CallbacksToAsync::Employee {
  CallbacksToAsync::Employee(id: id, name: name, department: "Engines")
}

private func text(_ employee: CallbacksToAsync::Employee) -> String {
  "\(employee.id) \(employee.name), \(employee.department)"
}

/// Answers on a thread of its own, or on the main actor.
private final class Transport: CallbacksToAsync::RosterTransport {
  let server: Subject.Server
  let place: Subject.Place

  init(server: @escaping Subject.Server, place: Subject.Place) {
    self.server = server
    self.place = place
  }

  func get(_ path: String, completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    let server = server
    answer {
      // Such as one that has a roster on disk, and cannot read it.
      let error = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "torn"))
      completion(result(server("GET \(path)", nil), else: error))
    }
  }

  func put(
    _ body: Data, at path: String,
    completion: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    let server = server
    answer {
      // An error of the module's own, as the app's offline transport has.
      completion(result(server("PUT \(path)", body), else: CallbacksToAsync::RosterError.offline))
    }
  }

  private func answer(_ body: @escaping @Sendable () -> Void) {
    switch place {
    case .itsOwnThread: Thread.detachNewThread(body)
    case .mainActor: Task { @MainActor in body() }
    }
  }
}

private func result(
  _ data: Data?, else error: any Error
) -> Result<Data, any Error> {
  data.map { .success($0) } ?? .failure(error)
}
