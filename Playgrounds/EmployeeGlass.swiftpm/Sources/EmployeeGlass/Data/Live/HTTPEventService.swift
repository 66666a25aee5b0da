import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Listens to `GET /events` of the employee server.
nonisolated final class HTTPEventService: EventService {
  private let server: URL
  private let streams = Streams()
  private let session: URLSession

  init(server: URL) {
    self.server = server
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    // A stream has no end. Whether it still lives is judged by its heartbeat.
    configuration.timeoutIntervalForRequest = 86_400
    configuration.timeoutIntervalForResource = 7 * 86_400
    session = URLSession(configuration: configuration, delegate: streams, delegateQueue: nil)
  }

  // A session keeps its delegate until it is told that it is over.
  deinit { session.invalidateAndCancel() }

  func events(after id: String?) -> EventConnection {
    EventConnection { continuation in
      guard let url = URL(server: server, path: "/events") else {
        return continuation.finish(throwing: EmployeeServiceError.unreachable)
      }
      var request = URLRequest(url: url)
      request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
      if let id { request.setValue(id, forHTTPHeaderField: "Last-Event-ID") }
      let task = session.dataTask(with: request)
      continuation.onTermination = { _ in task.cancel() }
      streams.begin(task, continuation)
    }
  }
}

/// The streams that are open. URLSession calls its delegate on a queue of its own, so a lock keeps them.
nonisolated private final class Streams: NSObject, URLSessionDataDelegate {
  private let open = Mutex<[Int: EventConnection.Pieces.Continuation]>([:])

  func begin(_ task: URLSessionTask, _ continuation: EventConnection.Pieces.Continuation) {
    open.withLock { $0[task.taskIdentifier] = continuation }
    task.resume()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let continuation = open.withLock({ $0[dataTask.taskIdentifier] }) else { return }
    if let failure = Self.failure(of: dataTask.response) {
      end(dataTask, throwing: failure)
    } else if case .dropped = continuation.yield(data) {
      // A hole in the stream is worse than its end: the next one begins behind what was read.
      end(dataTask, throwing: EmployeeServiceError.tooLarge)
    }
  }

  /// An answer that sends elsewhere is an answer, and not followed.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    end(task, throwing: error == nil ? Self.failure(of: task.response) : .unreachable)
  }

  private func end(_ task: URLSessionTask, throwing failure: EmployeeServiceError?) {
    let continuation = open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    continuation?.finish(throwing: failure)
  }

  private static func failure(of response: URLResponse?) -> EmployeeServiceError? {
    guard let response = response as? HTTPURLResponse else { return .malformed("This is no HTTP.") }
    guard response.statusCode == 200 else {
      return .refused(status: response.statusCode, words: nil)
    }
    let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
    let isStream =
      type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
      == "text/event-stream"
    return isStream ? nil : .wrongContentType(type)
  }
}
