import Foundation
import GRDB
import LoopbackHTTP

@testable import EmployeeServer

/// A request for each status of each operation, without a network between.
struct OpenAPIScenarios {
  let request: ServerRequest
  let status: Int
  let service: EmployeeService
  /// What holds the data meanwhile, or spoils the answer.
  var injector: FaultInjector?
  var holder: DatabaseQueue?

  func answer() async -> Answer {
    let response: ServerResponse
    if let injector {
      response = await injector.answer { await service.response(to: request) }
    } else {
      response = await service.response(to: request)
    }
    return Answer(status: response.status.rawValue, body: response.body) { response.headers[$0] }
  }

  static func all() async throws -> [OpenAPIScenarios] {
    try await common() + special() + busy()
  }

  private static func service(_ repository: EmployeeRepository) -> EmployeeService {
    EmployeeService(repository: repository) { _ in }
  }

  private static func request(
    _ method: String, _ path: String, _ query: String = "", _ body: String? = nil,
    _ headers: [String: String] = [:]
  ) -> ServerRequest {
    var request = ServerRequest(method: method, path: path, query: query)
    request.headers = ["host": "localhost", "content-type": "application/json", "if-match": "*"]
    if path == "/employees/import" { request.headers["content-type"] = "text/csv" }
    for (name, value) in headers { request.headers[name] = value.isEmpty ? nil : value }
    let data = Data((body ?? "").utf8)
    request.body = .bytes(data)
    request.stream = RequestStream(data)
    return request
  }

  /// What may happen to any request.
  private static func common() async throws -> [OpenAPIScenarios] {
    let service = service(try await .open(.memory, employees: 1))
    let injector = FaultInjector(.init([.error], percent: 100), clock: ContinuousClock())
    let long = String(repeating: "a", count: RequestLimits.headers)
    return EmployeeRoute.all.flatMap { route in
      route.allowedMethods.filter { $0 != "HEAD" }.flatMap { method in
        let name = route.template.hasPrefix("/imports") ? "a" : "1"
        let path = route.template.replacing("{id}", with: name)
        var requests = [
          (request(method, path, "", nil, ["host": ""]), 400),
          (request(method, path, long), 414),
          (request(method, path, "", nil, ["host": "evil.example"]), 421),
          (request(method, path, "", nil, ["x": long]), 431),
        ]
        var old = request(method, path)
        old.version = "HTTP/0.9"
        var large = request(method, path, path == "/employees/import" ? "id=large" : "")
        large.body = .tooLarge
        large.stream = RequestStream(Data(count: ImportRun.longestFile + 1))
        var unmeasured = request(method, path)
        unmeasured.body = .unmeasured
        requests += [(old, 505), (large, 413)]
        if route != .importing { requests.append((unmeasured, 411)) }
        var scenarios = requests.map {
          OpenAPIScenarios(request: $0.0, status: $0.1, service: service)
        }
        scenarios.append(
          OpenAPIScenarios(
            request: request(method, path), status: 500, service: service, injector: injector))
        return scenarios
      }
    }
  }

  private static func special() async throws -> [OpenAPIScenarios] {
    let service = service(try await .open(.memory, employees: 3))
    let taken = try await service.repository.employee(id: 1)!.draft.email
    let other = "{}"
    let message = #"{"text":"Hi"}"#
    // An import that runs as long as the test.
    Task {
      try await service.imports.run("runs") {
        try await Task.sleep(for: .seconds(86_400))
        throw CancellationError()
      } cancelled: {
        throw CancellationError()
      }
    }
    while !service.imports.isRunning("runs") { await Task.yield() }
    let any = ["if-none-match": "*"]
    let requests: [(ServerRequest, Int)] = [
      (request("GET", "/health"), 200), (request("GET", "/health", "", nil, any), 304),
      (request("GET", "/openapi.json"), 200),
      (request("GET", "/openapi.json", "", nil, any), 304),
      (request("GET", "/employees"), 200), (request("GET", "/employees", "", nil, any), 304),
      (request("POST", "/employees", "", person()), 201),
      (request("POST", "/employees", "", person()), 409),
      (request("POST", "/employees", "", person(), ["content-type": "text/plain"]), 415),
      (request("POST", "/employees", "", other), 422),
      (request("GET", "/employees/2"), 200), (request("GET", "/employees/2", "", nil, any), 304),
      (request("GET", "/employees/99"), 404),
      (request("PUT", "/employees/2", "", person(["email": .string("b@employees.example")])), 200),
      (request("PUT", "/employees/99", "", person()), 404),
      (request("PUT", "/employees/2", "", person(["email": .string(taken)])), 409),
      (request("PUT", "/employees/2", "", person(), ["if-match": "\"x\""]), 412),
      (request("PUT", "/employees/2", "", person(), ["content-type": "text/plain"]), 415),
      (request("PUT", "/employees/2", "", other), 422),
      (request("PUT", "/employees/2", "", person(), ["if-match": ""]), 428),
      (request("GET", "/employees/2/avatar"), 200),
      (request("GET", "/employees/2/avatar", "", nil, ["accept": "image/x-portable-pixmap"]), 200),
      (request("GET", "/employees/2/avatar", "", nil, any), 304),
      (request("GET", "/employees/99/avatar"), 404),
      (request("POST", "/employees/2/messages", "", message), 201),
      (request("POST", "/employees/99/messages", "", message), 404),
      (request("POST", "/employees/2/messages", "", message, ["content-type": "a/b"]), 415),
      (request("POST", "/employees/2/messages", "", other), 422),
      (request("GET", "/employees/2/messages"), 200),
      (request("GET", "/employees/2/messages", "", nil, any), 304),
      (request("GET", "/employees/99/messages"), 404),
      (request("DELETE", "/employees/2", "", nil, ["if-match": "\"x\""]), 412),
      (request("DELETE", "/employees/2", "", nil, ["if-match": ""]), 428),
      (request("DELETE", "/employees/2"), 204), (request("DELETE", "/employees/2"), 404),
      (request("DELETE", "/employees/3"), 204),
      (request("POST", "/employees/3/restoration", "", other), 200),
      (request("POST", "/employees/3/restoration", "", #"{"id":3}"#), 422),
      (request("POST", "/employees/3/restoration", "", other, ["content-type": "a/b"]), 415),
      (request("POST", "/employees/99/restoration", "", other), 404),
      (request("POST", "/employees", "", person(["email": .string("b@employees.example")])), 201),
      (request("POST", "/employees/2/restoration", "", other), 409),
      (request("GET", "/events"), 200),
      (request("POST", "/employees/import", "id=a", ImportFile.text(3) + "x\r\n"), 200),
      (request("POST", "/employees/import", "id=runs", ImportFile.text(3)), 409),
      (request("POST", "/employees/import", "id=b", "", ["content-type": "text/plain"]), 415),
      (request("POST", "/employees/import", "id=c", "x"), 422),
      (request("GET", "/imports/a"), 200), (request("GET", "/imports/a", "", nil, any), 304),
      (request("GET", "/imports/none"), 404), (request("GET", "/imports/a/faults"), 200),
      (request("GET", "/imports/none/faults"), 404),
      (request("DELETE", "/imports/a"), 200), (request("DELETE", "/imports/none"), 404),
    ]
    return requests.map { .init(request: $0.0, status: $0.1, service: service) }
  }

  /// What is refused while another program holds the file, or too many listen.
  private static func busy() async throws -> [OpenAPIScenarios] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("busy-\(UUID().uuidString)")
    let service = service(try await .open(.folder(folder), employees: 1))
    // Not for five seconds each time.
    try await service.repository.database.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA busy_timeout = 0")
    }
    let path = folder.appendingPathComponent(EmployeeDatabase.fileName).path
    var configuration = GRDB.Configuration()
    configuration.allowsUnsafeTransactions = true
    let holder = try DatabaseQueue(path: path, configuration: configuration)
    try await holder.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    // The file is removed, and stays as long as it is open.
    try FileManager.default.removeItem(at: folder)
    for _ in 0..<EventHub.Limit.listeners {
      _ = service.repository.events.listen(after: nil)
    }
    let message = #"{"text":"Hi"}"#
    return [
      request("POST", "/employees", "", person()), request("PUT", "/employees/1", "", person()),
      request("DELETE", "/employees/1"), request("POST", "/employees/1/messages", "", message),
      request("POST", "/employees/import", "id=a", ImportFile.text(1)),
      request("POST", "/employees/1/restoration", "", "{}"), request("DELETE", "/imports/a"),
      request("GET", "/events"),
    ].map { request in
      // Held by the scenario: the lock goes with the queue.
      OpenAPIScenarios(request: request, status: 503, service: service, holder: holder)
    }
  }
}
