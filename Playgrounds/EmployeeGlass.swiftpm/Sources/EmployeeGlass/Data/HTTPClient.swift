import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A question to a server, that changes nothing.
nonisolated struct HTTPRequest: Sendable {
  let url: URL
  /// The type that is wanted, such as `application/json`.
  let accept: String
  /// Of the answer's body, in bytes.
  let limit: Int
}

/// What a server answered.
nonisolated struct HTTPAnswer: Sendable {
  let status: Int
  /// In lower case, without parameters.
  let contentType: String
  /// The name of the body's state, as the server wrote it.
  var entityTag: String?
  let body: Data
}

/// Sends requests, and takes no more of an answer than it was told.
///
/// `URLSession.data(for:)` keeps all that comes, however much it is. So the answers come piece by
/// piece to a delegate here, and a body that grows too large is cut off.
nonisolated final class HTTPClient: Sendable {
  private let exchanges = Exchanges()
  private let session: URLSession

  /// - Parameters:
  ///   - silence: How long no byte may come or go, in seconds.
  ///   - whole: How long all of an exchange may take. A company of 100,000 is many requests, each of them short.
  init(silence: TimeInterval = 15, whole: TimeInterval = 60) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = silence
    configuration.timeoutIntervalForResource = whole
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  // A session keeps its delegate until it is told that it is over.
  deinit { session.invalidateAndCancel() }

  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  func answer(to request: HTTPRequest) async throws -> HTTPAnswer {
    var message = URLRequest(url: request.url)
    message.setValue(request.accept, forHTTPHeaderField: "Accept")
    return try await answer(to: message, limit: request.limit)
  }

  /// - Parameters:
  ///   - file: What to send, piece by piece as the server takes it; nil sends what the request has.
  ///   - limit: Of the answer's body, in bytes.
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  func answer(
    to request: URLRequest, sending file: URL? = nil, limit: Int
  ) async throws -> HTTPAnswer {
    let task =
      file.map { session.uploadTask(with: request, fromFile: $0) }
      ?? session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchanges.begin(task, limit: limit, continuation)
      }
    } onCancel: {
      task.cancel()
    }
  }
}

/// The requests that wait for the rest of their answers.
///
/// URLSession calls its delegate on a queue of its own, so this is nonisolated: a lock protects its
/// state.
nonisolated private final class Exchanges: NSObject, URLSessionDataDelegate {
  typealias Continuation = CheckedContinuation<HTTPAnswer, any Error>

  private struct Exchange {
    let continuation: Continuation
    let limit: Int
    var body = Data()
    /// Why the rest is not wanted.
    var failure: EmployeeServiceError?
  }

  private let exchanges = Mutex<[Int: Exchange]>([:])

  func begin(_ task: URLSessionTask, limit: Int, _ continuation: Continuation) {
    let exchange = Exchange(continuation: continuation, limit: limit)
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
    task.resume()
    // Of a caller that was cancelled before this, the session may have told the end before there was an exchange.
    if Task.isCancelled { end(task)?.resume(throwing: CancellationError()) }
  }

  /// The caller that waits for a request, exactly once.
  private func end(_ task: URLSessionTask) -> Continuation? {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.continuation
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = exchanges.withLock { exchanges in
      guard var exchange = exchanges.removeValue(forKey: dataTask.taskIdentifier) else {
        return false
      }
      // Taken out and put back, so that the body is appended to and not copied.
      defer { exchanges[dataTask.taskIdentifier] = exchange }
      guard exchange.failure == nil, exchange.body.count + data.count <= exchange.limit else {
        exchange.failure = .tooLarge
        exchange.body = Data()
        return true
      }
      exchange.body.append(data)
      return false
    }
    if isTooLarge { dataTask.cancel() }
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
    guard
      let exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) })
    else { return }
    if let failure = exchange.failure {
      exchange.continuation.resume(throwing: failure)
    } else if let error {
      exchange.continuation.resume(throwing: Self.meaning(of: error))
    } else if let response = task.response as? HTTPURLResponse {
      let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
      exchange.continuation.resume(
        returning: HTTPAnswer(
          status: response.statusCode,
          contentType: type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased(),
          entityTag: response.value(forHTTPHeaderField: "ETag"), body: exchange.body))
    } else {
      exchange.continuation.resume(throwing: EmployeeServiceError.malformed("This is no HTTP."))
    }
  }

  private static func meaning(of error: any Error) -> any Error {
    switch (error as? URLError)?.code {
    case .cancelled: CancellationError()
    case .timedOut: EmployeeServiceError.timedOut
    default: EmployeeServiceError.unreachable
    }
  }
}
