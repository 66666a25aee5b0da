import Foundation
import LoopbackHTTP

extension EmployeeService {
  /// The changes from now on, or from the last one that the client has heard of.
  func events(_ request: ServerRequest) throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    try request.checkTakesStreams()
    let last = try request.lastEvent()
    var response = ServerResponse(
      status: .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"])
    if request.method == "HEAD" {
      response.stream = .unsent
      return response
    }
    guard let listener = repository.events.listen(after: last) else {
      throw Problem(
        .serviceUnavailable,
        "\(EventHub.Limit.listeners) clients listen already. Try again in a moment.",
        headers: ["Retry-After": "5"])
    }
    response.stream = ServerStream(next: { await listener.next() }, onEnd: { listener.forget() })
    return response
  }
}

extension ServerRequest {
  /// The last event that the client has heard of, if it names one.
  ///
  /// - Throws: `Problem`.
  fileprivate func lastEvent() throws -> EventPosition? {
    guard let text = headers["last-event-id"], !text.isEmpty else { return nil }
    guard let position = EventPosition(text) else {
      throw Problem.invalidHeader("Last-Event-ID", "This has to be the id of an event.")
    }
    return position
  }
}
