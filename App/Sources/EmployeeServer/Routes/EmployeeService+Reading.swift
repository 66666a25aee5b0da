import Foundation
import LoopbackHTTP

extension EmployeeService {
  func health(_ request: ServerRequest) async throws -> ServerResponse {
    struct Health: Encodable {
      let status = "ok"
      let employees: Int
    }
    try QueryItems(request.query).refuseAll()
    return try .json(Health(employees: try await repository.count()))
  }

  func employees(_ request: ServerRequest) async throws -> ServerResponse {
    let query = try EmployeeQuery(QueryItems(request.query))
    return try .json(PageBody(page: try await repository.page(query)))
  }

  func employee(_ id: Int64, _ request: ServerRequest) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    guard let employee = try await repository.employee(id: id) else { throw Problem.noEmployee(id) }
    return try .json(employee)
  }

  func avatar(of id: Int64, _ request: ServerRequest) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    guard try await repository.exists(id: id) else { throw Problem.noEmployee(id) }
    let picture = AvatarPicture(id: id)
    let type = Acceptance(request.headers["accept"])
      .best(of: ["image/png", "image/x-portable-pixmap"])
    return ServerResponse(
      status: .ok,
      headers: [
        "Content-Type": type,
        // The picture is made of the id alone, and no id is used twice.
        "Cache-Control": "public, max-age=86400, immutable",
        // A cache keeps one picture for each value of this header.
        "Vary": "Accept",
      ],
      body: type == "image/png" ? picture.png : picture.ppm)
  }
}

/// A page as it is sent.
private struct PageBody: Encodable {
  let page: EmployeePage

  private enum CodingKeys: String, CodingKey {
    case employees, total
    case nextCursor = "next_cursor"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(page.employees, forKey: .employees)
    try container.encode(page.total, forKey: .total)
    try container.encode(page.nextCursor?.text, forKey: .nextCursor)
  }
}

extension Problem {
  static func noEmployee(_ id: Int64) -> Problem {
    Problem(.notFound, "There is no employee with the id \(id).")
  }
}
