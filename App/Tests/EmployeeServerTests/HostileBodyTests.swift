import Foundation
import LoopbackHTTP
import Synchronization
import Testing

@testable import EmployeeServer

@Suite("Bodies that are made up")
struct HostileBodyTests {
  /// Bytes that a parser trips over, and some that it does not.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", ":", ",", "\\", "\\u", "d800", "null", "true", "-", "0", "1e9", "é",
      "名", "\r\n", "\n", "\r", "\u{feff}", "\0", " ", "\"name\":", "\"text\":\"", "a@b.example",
      "Research", "2024-01-31", "name,department,title,email,office,start_date\r\n", ",,,,,",
      "Ada,Legal,T,a@b.example,Oslo,2024-01-31\r\n",
    ].map { Array($0.utf8) } + [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf4, 0x90]]

  @Test("no body makes the server fail", arguments: ["JSON", "message", "CSV"])
  func madeUp(_ kind: String) async throws {
    let failures = Mutex<[String]>([])
    let repository = try await EmployeeRepository.open(.memory, employees: 1)
    let service = EmployeeService(repository: repository) { line in
      failures.withLock { $0.append(line) }
    }
    var random = SplitMix(seed: 19)
    for number in 0..<200 {
      var body: [UInt8] = []
      for _ in 0..<random.below(40) { body += random.pick(Self.pieces) }
      var request = ServerRequest(method: "POST", path: "/employees")
      if kind == "message" { request.path = "/employees/1/messages" }
      request.headers = ["host": "localhost", "content-type": "application/json"]
      if kind == "CSV" {
        request.path = "/employees/import"
        request.query = "id=f\(number)"
        request.headers["content-type"] = "text/csv"
        if random.below(2) == 0 { body = Array(ImportFile.heading.utf8) + body }
      }
      request.body = .bytes(Data(body))
      request.stream = RequestStream(Data(body))
      let response = await service.response(to: request)
      let answer = Answer(status: response.status.rawValue, body: response.body) {
        response.headers[$0]
      }
      #expect([200, 201, 400, 409, 422].contains(answer.status), "\(body)")
      let complaints = OpenAPIContract.shared.complaints("POST", request.path, answer)
      #expect(complaints.isEmpty, "\(complaints) \(body)")
    }
    #expect(failures.withLock(\.self) == [])
    try await repository.close()
  }
}
