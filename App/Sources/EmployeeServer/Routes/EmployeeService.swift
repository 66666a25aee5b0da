import Foundation
import LoopbackHTTP

/// Answers requests: knows the routes, and nothing of sockets or SQL.
struct EmployeeService: Sendable {
  let repository: EmployeeRepository
  let imports = ImportRegistry()
  /// Hears what a client must not: the words of the database.
  let log: @Sendable (String) -> Void

  /// The answer to a request; every failure becomes one too.
  ///
  /// `@concurrent`, so that encoding and drawing happen on the shared pool for every caller.
  @concurrent
  func response(to request: ServerRequest) async -> ServerResponse {
    var response: ServerResponse
    do {
      response = try await answer(to: request)
      try Self.tag(&response, for: request)
    } catch let problem as Problem {
      response = Self.response(to: problem)
    } catch let fault as RequestFault {
      response = Self.response(to: Problem(fault.status, fault.detail))
    } catch {
      response = Self.response(to: failure(error, of: request))
    }
    response.headers["X-Content-Type-Options"] = "nosniff"
    if request.method == "HEAD", response.stream == nil, response.status != .notModified {
      response.headers["Content-Length"] = String(response.body.count)
      response.body = Data()
    }
    return response
  }

  private func answer(to request: ServerRequest) async throws -> ServerResponse {
    try request.checkHead()
    guard let route = EmployeeRoute(path: request.path) else {
      throw Problem(.notFound, "There is nothing at this path.")
    }
    guard route.allowedMethods.contains(request.method) else {
      let allowed = route.allowedMethods.joined(separator: ", ")
      throw Problem(
        .methodNotAllowed, "This path takes \(allowed).", headers: ["Allow": allowed])
    }
    // The only body that is read while it comes.
    if route == .importing { return try await importEmployees(request) }
    let body = try request.checkedBody()
    switch (route, request.method) {
    case (.health, _):
      return try await health(request)
    case (.employees, "POST"):
      return try await addEmployee(request, body)
    case (.employees, _):
      return try await employees(request)
    case (.employee(let id), "PUT"):
      return try await replaceEmployee(id, request, body)
    case (.employee(let id), "DELETE"):
      return try await removeEmployee(id, request)
    case (.employee(let id), _):
      return try await employee(id, request)
    case (.description, _):
      try QueryItems(request.query).refuseAll()
      return try .json(OpenAPIDocument.value)
    case (.events, _):
      return try events(request)
    case (.importProgress(let id), "DELETE"):
      return try await cancelImport(id, request)
    case (.importProgress(let id), _):
      return try await importProgress(id, request)
    case (.importFaults(let id), _):
      return try await importFaults(id, request)
    case (.importing, _):
      return try await importEmployees(request)
    case (.messages(let id), "POST"):
      return try await sendMessage(to: id, request, body)
    case (.messages(let id), _):
      return try await messages(to: id, request)
    case (.restoration(let id), _):
      return try await restoreEmployee(id, request, body)
    case (.avatar(let id), _):
      return try await avatar(of: id, request)
    }
  }

  /// Names the state of a representation, and leaves the body out for a client that has it.
  private static func tag(_ response: inout ServerResponse, for request: ServerRequest) throws {
    let type = response.headers["Content-Type"]
    // A stream is never twice the same.
    guard response.stream == nil, let type,
      type == "application/json" || type.hasPrefix("image/")
        || type == "application/problem+json"
    else { return }
    let tag = EntityTag(of: response.body)
    response.headers["ETag"] = tag.text
    guard request.method == "GET" || request.method == "HEAD",
      try request.unwantedMatch()?.matchesWeakly(tag) == true
    else { return }
    response.status = .notModified
    // As long as the body would be: RFC 9110, section 8.6.
    response.headers["Content-Length"] = String(response.body.count)
    response.body = Data()
  }

  static func response(to problem: Problem) -> ServerResponse {
    let json = try? ServerResponse.json(
      problem, status: problem.status, contentType: "application/problem+json")
    var response = json ?? ServerResponse(status: problem.status)
    response.headers.merge(problem.headers) { _, new in new }
    return response
  }

  /// What a client is told of a failure that is not its own: that there was one.
  private func failure(_ error: any Error, of request: ServerRequest) -> Problem {
    log("\(request.method) \(request.path): \(error)")
    if EmployeeRepository.isBusy(error) {
      return Problem(
        .serviceUnavailable, "The data is in use by another program. Try again in a moment.",
        headers: ["Retry-After": "1"])
    }
    return Problem(.internalServerError, "The server could not do this. It is not your request.")
  }
}
