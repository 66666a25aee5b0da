import Foundation
public import ObservableObjectSubject
import Observation

@testable import ObservableObject

/// Hands the learner's module to the checks.
public func makeSubject() -> Subject {
  Subject(makeModel: { server, logged in
    ObservableObject::logLevel = .info
    ObservableObject::logHandler = logged
    let service = ObservableObject::RosterService(transport: Transport(server: server))
    let model = ObservableObject::RosterModel(service: service)
    return Subject.Model(
      reload: { model.reload() },
      setQuery: { model.query = $0 },
      loadElsewhere: { service.load() },
      state: {
        Subject.State(
          shown: model.shown.Swift::map(\.name), isLoading: model.isLoading,
          message: model.message)
      },
      watch: { property, changes in
        withObservationTracking {
          switch property {
          case "shown": _ = model.shown
          case "isLoading": _ = model.isLoading
          case "message": _ = model.message
          default: _ = model.query
          }
        } onChange: {
          changes()
        }
      })
  })
}

/// Answers when the check does.
private final class Transport: ObservableObject::RosterTransport {
  let server: Subject.Server

  init(server: @escaping Subject.Server) {
    self.server = server
  }

  func get(_ path: String, completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    server { data in
      completion(data.map { .success($0) } ?? .failure(URLError(.notConnectedToInternet)))
    }
  }

  func put(
    _ body: Data, at path: String,
    completion: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    completion(.failure(URLError(.notConnectedToInternet)))
  }
}
