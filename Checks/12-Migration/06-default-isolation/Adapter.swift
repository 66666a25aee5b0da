public import DefaultIsolationSubject
import Foundation

@preconcurrency @testable import DefaultIsolation

/// Hands the learner's module to the checks.
public func makeSubject() -> Subject {
  Subject(makeService: { server, heard in
    let service = DefaultIsolation::RosterService(transport: Transport(server: server))
    let listener = Listener(heard)
    service.delegate = listener
    return Subject.Service(
      load: {
        service.load { result in
          _ = listener
          heard("load: \(text(result))")
        }
      },
      loadUnheard: { service.load() },
      loadTwice: {
        service.load { result in
          heard("load: \(text(result))")
          service.load { heard("load: \(text($0))") }
        }
      },
      rename: { id, name in
        service.rename(id, to: name) { result in
          _ = listener
          switch result {
          case .success(let employee): heard("rename: \(employee.name)")
          case .failure(let error): heard("rename: \(error)")
          }
        }
      },
      photo: { id in
        let employee = DefaultIsolation::Employee(id: id, name: "", department: "")
        service.photo(of: employee) { heard("photo: \($0?.count ?? 0)") }
      },
      isLoading: { service.isLoading },
      snapshot: { text(.success(service.snapshot)) })
  })
}

private func text(
  _ result: Result<DefaultIsolation::RosterSnapshot, DefaultIsolation::RosterError>
) -> String {
  switch result {
  case .success(let snapshot):
    let names = snapshot.employees.Swift::map(\.name).joined(separator: " ")
    return "\(snapshot.version) \(names)"
  case .failure(let error): return "\(error)"
  }
}

/// Hears of all that the service tells, for itself and of its notifications.
@MainActor
private final class Listener: DefaultIsolation::RosterServiceDelegate {
  let heard: @Sendable (String) -> Void
  private var observer: DefaultIsolation::RosterObserver?

  init(_ heard: @escaping @Sendable (String) -> Void) {
    self.heard = heard
    observer = DefaultIsolation::RosterNotifications.observe { snapshot, added in
      heard("observer: \(snapshot.version) \(added)")
    }
  }

  func rosterService(
    _ service: DefaultIsolation::RosterService,
    didInstall snapshot: DefaultIsolation::RosterSnapshot
  ) {
    heard("delegate: \(text(.success(snapshot)))")
  }

  func rosterService(
    _ service: DefaultIsolation::RosterService, didFailWith error: DefaultIsolation::RosterError
  ) {
    heard("delegate: \(error)")
  }
}

/// Answers when the check does.
nonisolated private final class Transport: DefaultIsolation::RosterTransport {
  let server: Subject.Server

  init(server: @escaping Subject.Server) {
    self.server = server
  }

  func get(_ path: String, completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    server("GET \(path)", nil) { completion(result($0)) }
  }

  func put(
    _ body: Data, at path: String,
    completion: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    server("PUT \(path)", body) { completion(result($0)) }
  }
}

nonisolated private func result(_ data: Data?) -> Result<Data, any Error> {
  data.map { .success($0) } ?? .failure(URLError(.notConnectedToInternet))
}
