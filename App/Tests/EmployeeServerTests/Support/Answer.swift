import Foundation

/// What a server answered.
struct Answer {
  let status: Int
  let body: Data
  private let headers: (String) -> String?

  init(status: Int, body: Data, headers: @escaping (String) -> String?) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  func header(_ name: String) -> String? { headers(name) }

  var text: String { String(decoding: body, as: UTF8.self) }
}
