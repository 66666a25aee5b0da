import Foundation
import LoopbackHTTP

extension EmployeeService {
  func messages(to id: Int64, _ request: ServerRequest) async throws -> ServerResponse {
    var items = QueryItems(request.query)
    let limit = items.takeInteger("limit", in: MessagePage.limits) ?? 50
    let before = items.takeInteger("before", in: 1...Int.max)
    try items.finish()
    let page = try await repository.messages(to: id, before: before.map(Int64.init), limit: limit)
    guard let page else { throw Problem.noEmployee(id) }
    return try .json(page)
  }

  func sendMessage(
    to id: Int64, _ request: ServerRequest, _ body: Data
  ) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    let key = try request.idempotencyKey()
    let draft = try Message.Draft(json: body)
    let answer = try await telling {
      try await repository.send(draft, to: id, key: key, at: Date())
    }
    guard let answer else { throw Problem.noEmployee(id) }
    return .kept(answer)
  }
}
