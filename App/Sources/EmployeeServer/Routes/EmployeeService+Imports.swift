import Foundation
import LoopbackHTTP

extension EmployeeService {
  /// Takes a file of employees in, or goes on with it.
  func importEmployees(_ request: ServerRequest) async throws -> ServerResponse {
    let id = try Self.importID(request)
    try request.checkIsCSV()
    guard let file = request.stream else {
      throw Problem(.lengthRequired, "This takes a file.")
    }
    let run = ImportRun(id: id, repository: repository)
    let progress: ImportProgress
    do {
      progress = try await imports.run(id) { [repository] in
        _ = try await run.run(file)
        return try await repository.endOfImport(id)
      } cancelled: { [repository] in
        _ = try await repository.cancelImport(id)
        return try await repository.endOfImport(id)
      }
    } catch let refusal as ImportRegistry.Refusal {
      throw Problem(refusal)
    } catch is ImportRun.BrokenBody {
      throw Problem(
        .badRequest, "The body broke off, or is none. The same request resumes the import.")
    } catch is CancellationError {
      throw Problem(
        .serviceUnavailable, "The import was interrupted. The same request resumes it.",
        headers: ["Retry-After": "1"])
    } catch EmployeeRepository.Conflict.importMoved {
      throw Problem(ImportRegistry.Refusal.runsAlready)
    }
    return try .json(progress)
  }

  func importProgress(_ id: String, _ request: ServerRequest) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    let progress = try await repository.importProgress(id, isRunning: imports.isRunning(id))
    guard let progress else { throw Problem.noImport(id) }
    return try .json(progress)
  }

  /// Ends an import: what is in the directory stays.
  func cancelImport(_ id: String, _ request: ServerRequest) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    _ = try? await imports.cancel(id)
    _ = try await repository.cancelImport(id)
    return try await importProgress(id, request)
  }

  /// The lines that were not taken, with what is wrong with them, as CSV.
  func importFaults(_ id: String, _ request: ServerRequest) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    try request.checkTakesStreams()
    guard let heading = try await repository.importHeading(id) else { throw Problem.noImport(id) }
    var response = ServerResponse(
      status: .ok,
      headers: [
        "Content-Type": "text/csv; charset=utf-8", "Cache-Control": "no-store",
        "Content-Disposition": "attachment; filename=\"\(id)-faults.csv\"",
      ])
    if request.method == "HEAD" {
      response.stream = .unsent
      return response
    }
    let pages = FaultPages(id: id, repository: repository, heading: heading)
    response.stream = ServerStream(next: { try await pages.next() })
    return response
  }

  private static func importID(_ request: ServerRequest) throws -> String {
    var items = QueryItems(request.query)
    let id = items.take("id")
    if id == nil {
      items.refuse("id", .required, "This is missing: a name for the import, to resume it by.")
    } else if let id, !EmployeeRoute.isImportID(id) {
      items.refuse("id", .malformed, "This may have 1 to 64 letters, digits, - and _.")
    }
    try items.finish()
    return id ?? ""
  }
}

/// Makes the file of faults while it is sent: a page of it is in memory.
private actor FaultPages {
  private static let limit = 200

  private let id: String
  private let repository: EmployeeRepository
  private let heading: String
  /// The line that the last page ended with; nil before the first.
  private var last: Int?

  init(id: String, repository: EmployeeRepository, heading: String) {
    self.id = id
    self.repository = repository
    self.heading = heading
  }

  func next() async throws -> Data? {
    guard let last else {
      last = 0
      return Data("line,field,code,message,\(heading.isEmpty ? "\r\n" : heading)".utf8)
    }
    let lines = try await repository.faultyLines(of: id, after: last, limit: Self.limit)
    guard let end = lines.last else { return nil }
    self.last = end.line
    var page = ""
    for line in lines {
      for error in line.errors {
        let fault = CSVReader.line(
          [String(line.line), error.field, error.code.rawValue, error.message])
        page += "\(fault.dropLast()),\(line.record)"
      }
    }
    return Data(page.utf8)
  }
}

extension EmployeeRepository {
  /// How an import has ended, with its first faults.
  ///
  /// - Throws: `Conflict.importMoved` where so many others began meanwhile that it is forgotten.
  fileprivate func endOfImport(_ id: String) async throws -> ImportProgress {
    guard let progress = try await importProgress(id, isRunning: false) else {
      throw Conflict.importMoved
    }
    return progress
  }
}

extension Problem {
  static func noImport(_ id: String) -> Problem {
    Problem(.notFound, "There is no import with the id \(id).")
  }

  fileprivate init(_ refusal: ImportRegistry.Refusal) {
    switch refusal {
    case .runsAlready:
      self.init(
        .conflict, kind: "import-runs", title: "The import runs already.",
        detail: "Cancel it first, or follow it.",
        errors: [.init(field: "id", code: .taken, message: "This import is running.")])
    case .tooMany:
      self.init(
        .serviceUnavailable, "\(ImportRegistry.limit) imports run already. Try again later.",
        headers: ["Retry-After": "5"])
    case .isEnding:
      self.init(
        .serviceUnavailable, "The server is ending.", headers: ["Retry-After": "1"])
    }
  }
}
