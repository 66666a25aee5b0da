public import CloseThePreconcurrencySubject
import Foundation
@preconcurrency import PingKit
import Synchronization

@preconcurrency @testable import CloseThePreconcurrency

/// Hands the learner's module to the checks.
public func makeSubject() -> Subject {
  Subject(makeScreen: { server in
    let screen = Screen(server)
    nonisolated(unsafe) let push = screen.push
    return Subject.Screen(
      observe: { name, hears in
        screen.observers[name] = CloseThePreconcurrency::RosterNotifications.observe {
          snapshot, added in
          hears(snapshot.version, added)
        }
      },
      release: { screen.observers[$0] = nil },
      post: { version, added in
        CloseThePreconcurrency::RosterNotifications.post(
          CloseThePreconcurrency::RosterSnapshot(version: version, employees: []), added: added)
      },
      start: { screen.refresher?.start() },
      stop: { screen.refresher?.stop() },
      releaseRefresher: { screen.refresher = nil },
      load: { screen.service.load() },
      versionPosted: { version in
        let seen = Mutex<Int?>(nil)
        let token = NotificationCenter.default.addObserver(
          forName: .rosterDidChange, object: nil, queue: nil
        ) { notification in
          let snapshot = notification.object as? CloseThePreconcurrency::RosterSnapshot
          seen.withLock { $0 = snapshot?.version }
        }
        CloseThePreconcurrency::RosterNotifications.post(
          CloseThePreconcurrency::RosterSnapshot(version: version, employees: []), added: [])
        NotificationCenter.default.removeObserver(token)
        return seen.withLock { $0 }
      },
      reasons: { screen.refresher?.reasons ?? [] },
      deliver: { topic, reason in
        push.deliver(PingKit::PushMessage(topic: topic, reason: reason))
      })
  })
}

/// Holds what the checks begin and end.
@MainActor
private final class Screen {
  let push = PingKit::PushService()
  let service: CloseThePreconcurrency::RosterService
  var refresher: CloseThePreconcurrency::RosterRefresher?
  var observers: [String: CloseThePreconcurrency::RosterObserver] = [:]

  init(_ server: @escaping Subject.Server) {
    service = CloseThePreconcurrency::RosterService(transport: Transport(server: server))
    refresher = CloseThePreconcurrency::RosterRefresher(service: service, push: push)
  }
}

/// Answers when the check does.
nonisolated private final class Transport: CloseThePreconcurrency::RosterTransport {
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
